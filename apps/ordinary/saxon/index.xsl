<!-- An index of the words of all abstracts. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="xml" indent="yes"/>
  <xsl:template match="/library">
    <index books="{count(book)}" authors="{count(distinct-values(book/@by))}">
      <xsl:for-each-group select="book/abstract/tokenize(., '\s+')[string-length(.) gt 3]" group-by="upper-case(.)">
        <xsl:sort select="count(current-group())" order="descending"/>
        <xsl:sort select="current-grouping-key()"/>
        <word times="{count(current-group())}"><xsl:value-of select="current-grouping-key()"/></word>
      </xsl:for-each-group>
    </index>
  </xsl:template>
</xsl:stylesheet>
