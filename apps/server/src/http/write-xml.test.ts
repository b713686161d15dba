import { expect, test } from 'vitest';
import { cdata, writeXml } from './write-xml.ts';

test('text, attributes and CDATA are escaped, each in its way', () => {
  expect(writeXml({ name: 'Klinik <Nord> & Söhne' })).toBe('<name>Klinik &lt;Nord&gt; &amp; Söhne</name>');
  expect(writeXml({ link: { '@href': '/?a=1&b="2"' } })).toBe('<link href="/?a=1&amp;b=&quot;2&quot;"/>');
  expect(writeXml({ html: cdata('<b>]]></b>') })).toBe('<html><![CDATA[<b>]]]]><![CDATA[></b>]]></html>');
});

test('what XML cannot carry is left out of text and CDATA', () => {
  expect(writeXml({ name: 'a\u0008b\ufffec', html: cdata('a\u0000b') })).toBe(
    '<name>abc</name><html><![CDATA[ab]]></html>',
  );
});

test('several elements of one name follow each other, and none takes the place of what is not given', () => {
  expect(writeXml({ url: [{ loc: '/a', lastmod: undefined }, { loc: '/b' }] })).toBe(
    '<url><loc>/a</loc></url><url><loc>/b</loc></url>',
  );
});
