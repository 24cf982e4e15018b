<#assign vat = {"CH": 8.1, "DE": 19, "AT": 20, "FR": 20, "IT": 22}>
<#macro amount value><#if value gte 1000>${value?string(",##0.00")}<#else>${value?string("0.00")}</#if></#macro>
<#list invoices as invoice>
Invoice ${invoice.number?c} for ${invoice.customer?upper_case}
<#assign total = 0>
<#list invoice.items as item>
<#assign sum = item.count * item.price>
<#assign total = total + sum>
${item?counter?string("00")} ${item.text?right_pad(40, ".")} ${item.count} x <@amount item.price/> = <@amount sum/><#if item.count gt 50> bulk</#if>
</#list>
<#if invoice.country != "CH">export, </#if>VAT ${vat[invoice.country]} %: <@amount total * vat[invoice.country] / 100/>
total <@amount total * (1 + vat[invoice.country] / 100)/>
</#list>
<#list invoices?map(i -> i.country)?join(" ")?word_list as country><#if country == "DE">*</#if></#list>
