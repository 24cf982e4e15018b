package inputs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** XML documents of 50 to 2,000 orders that an XSLT processor sorts, groups and adds up by one stylesheet. */
final class Markup implements Generator {
    private static final String STYLESHEET = String.join("\n",
        "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'>",
        "<xsl:key name='by-customer' match='order' use='@customer'/>",
        "<xsl:template match='/orders'><report>",
        "<xsl:for-each select=\"order[generate-id() = generate-id(key('by-customer', @customer)[1])]\">",
        "<xsl:sort select='@customer'/>",
        "<customer name='{@customer}' total=\"{sum(key('by-customer', @customer)/item/@price)}\">",
        "<xsl:apply-templates select=\"key('by-customer', @customer)\"><xsl:sort select='@date' order='descending'/></xsl:apply-templates>",
        "</customer></xsl:for-each></report></xsl:template>",
        "<xsl:template match='order'><order date='{@date}' items='{count(item)}'>",
        "<xsl:for-each select='item[@price &gt; 50]'><xsl:value-of select=\"concat(., ' ')\"/></xsl:for-each>",
        "</order></xsl:template>",
        "</xsl:stylesheet>", "");

    private Path stylesheet;

    @Override
    public void prepare(Path folder, long seed) throws IOException {
        stylesheet = folder.resolve("report.xsl");
        Files.writeString(stylesheet, STYLESHEET);
    }

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        int orders = draw.inRange(50, 2000);
        int customers = draw.between(5, 100);
        int items = draw.between(1, 8);
        StringBuilder out = new StringBuilder("<orders>\n");
        for (int i = 0; i < orders; i++) {
            out.append(String.format("<order customer='c%03d' date='2024-%02d-%02d'>", draw.between(1, customers), draw.between(1, 12), draw.between(1, 28)));
            int count = draw.between(1, items);
            for (int k = 0; k < count; k++) {
                out.append("<item price='").append(draw.between(1, 99)).append("'>part").append(draw.between(1, 500)).append("</item>");
            }
            out.append("</order>\n");
        }
        Path file = folder.resolve(String.format("orders%04d.xml", index));
        Files.writeString(file, out.append("</orders>\n"));
        Path result = folder.resolve("out.xml");
        return new RunLine().argument("-IN").file(file).argument("-XSL").file(stylesheet).argument("-OUT").argument(result.toString());
    }
}
