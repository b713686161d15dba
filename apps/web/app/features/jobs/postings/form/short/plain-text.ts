/** Matches the mark of pasted lists before an entry; the short form writes „– “. */
const MARK = /^\s*[–•·*-]\s+/;
const PLAIN = '–';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescapeHtml = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/** Returns paragraphs and lists as lines of text; null where the text has more than those, such as headings or links. */
export function linesOfHtml(html: string): string | null {
  const lines: string[] = [];
  let rest = html.trim();
  while (rest !== '') {
    const block = /^<p>(?<text>[^<]*)<\/p>|^<ul>(?<items>(?:<li>(?:<p>)?[^<]*(?:<\/p>)?<\/li>)+)<\/ul>/.exec(rest);
    const { text, items } = block?.groups ?? {};
    if (!block || (text === undefined && items === undefined)) return null;
    if (text !== undefined) lines.push(unescapeHtml(text));
    for (const [, item = ''] of (items ?? '').matchAll(/<li>(?:<p>)?([^<]*)/g))
      lines.push(`${PLAIN} ${unescapeHtml(item)}`);
    rest = rest.slice(block[0].length).trim();
  }
  return lines.join('\n');
}

/** Returns lines as paragraphs, and those with a mark before them as the entries of lists. */
export function htmlOfLines(text: string): string {
  const blocks: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) blocks.push(`<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`);
    items = [];
  };
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const words = escapeHtml(line.replace(MARK, '').trim());
    if (MARK.test(line)) items.push(words);
    else {
      endList();
      blocks.push(`<p>${words}</p>`);
    }
  }
  endList();
  return blocks.join('');
}
