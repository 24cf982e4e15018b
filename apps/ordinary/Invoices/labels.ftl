<#list invoices?sort_by("customer") as invoice>
<#if invoice.items?size gt 2>
<label country="${invoice.country}">${invoice.customer?html} <#list invoice.items?filter(i -> i.count gt 20) as item>${item.text?cap_first}<#sep>, </#list></label>
</#if>
</#list>
