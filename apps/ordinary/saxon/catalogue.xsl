<!-- A catalogue by subject and year, with authors looked up by key. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html"/>
  <xsl:key name="author" match="author" use="@id"/>
  <xsl:template match="/library">
    <html>
      <body>
        <xsl:for-each-group select="book" group-by="@subject">
          <xsl:sort select="current-grouping-key()"/>
          <h1><xsl:value-of select="current-grouping-key(), count(current-group()), format-number(avg(current-group()/@price), '0.00')" separator=" | "/></h1>
          <xsl:apply-templates select="current-group()">
            <xsl:sort select="xs:integer(@year)" xmlns:xs="http://www.w3.org/2001/XMLSchema" order="descending"/>
            <xsl:sort select="title"/>
          </xsl:apply-templates>
        </xsl:for-each-group>
      </body>
    </html>
  </xsl:template>
  <xsl:template match="book">
    <h2><xsl:value-of select="title"/> (<xsl:value-of select="key('author', @by)/name"/>, <xsl:value-of select="@year"/>)</h2>
    <p><xsl:value-of select="normalize-space(abstract)"/></p>
    <xsl:if test="chapter"><ol><xsl:apply-templates select="chapter"/></ol></xsl:if>
  </xsl:template>
  <xsl:template match="chapter"><li><xsl:value-of select="., ', ', sum(preceding-sibling::chapter/@pages) + 1" separator=""/></li></xsl:template>
</xsl:stylesheet>
