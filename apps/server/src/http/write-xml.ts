import Builder from 'fast-xml-builder';

const CDATA = '#cdata';

const builder = new Builder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  cdataPropName: CDATA,
  tagValueProcessor: (_name: string, value: unknown) => allowedInXml(String(value)),
});

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element's content: text, CDATA, further elements, several of the same name, or an empty element with attributes (`@name`). */
export type XmlContent = string | readonly XmlContent[] | { readonly [name: string]: XmlContent | undefined };

/** Elements by their name; one whose content is undefined is left out. */
export function writeXml(elements: { readonly [name: string]: XmlContent | undefined }): string {
  return builder.build(elements);
}

export function cdata(text: string): XmlContent {
  return { [CDATA]: allowedInXml(text) };
}

/** Text that XML 1.0 can carry: control characters and lone surrogates have no place in it. */
function allowedInXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are forbidden in XML 1.0
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
