import { type CvDocument, type Entry, join, postOf, type Section } from '../cv-document.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export const tag = (name: string, content: string, classes = '') =>
  `<${name}${classes ? ` class="${classes}"` : ''}>${content}</${name}>`;
export const text = (name: string, content: string, classes = '') => tag(name, escaped(content), classes);

/** Ways to put text on a page that nobody who looks at it can see. */
const HIDDEN_STYLES = [
  'color:#fff;font-size:9pt',
  'font-size:1px;line-height:1px;color:#999',
  'position:absolute;left:-4000px;top:40px;width:900px',
  'opacity:0;font-size:10pt',
] as const;

export const hiddenText = ({ hidden, name }: CvDocument) =>
  hidden
    .map((line, index) => {
      const style = HIDDEN_STYLES[(name.length + index) % HIDDEN_STYLES.length];
      return `<div style="${style}">${escaped(line)}</div>`;
    })
    .join('');

export const page = (document: CvDocument, css: string, body: string) =>
  `<!doctype html><html lang="${document.language}"><head><meta charset="utf-8"><title>${escaped(document.name)}</title><style>
*{box-sizing:border-box} body{margin:0;position:relative;background:#fff;color:#222;-webkit-print-color-adjust:exact} h1,h2,h3,p,ul,dl,dd{margin:0} ul{padding-left:16px}
${css}</style></head><body>${body}</body></html>`;

export const tasks = ({ tasks: some }: Entry) =>
  some.length > 0 ? tag('ul', some.map((task) => text('li', task)).join('')) : '';
export const plainPairs = ({ pairs }: Section, link = ': ') =>
  pairs.map(([label, value]) => text('p', `${label}${link}${value}`)).join('');
const plainLines = ({ lines }: Section) => lines.map((line) => text('p', line)).join('');

/** Returns a real table without borders: dates and labels in the left cells. */
export function tablePage(document: CvDocument): string {
  const row = (left: string, right: string) => `<tr><td class="l">${escaped(left)}</td><td>${right}</td></tr>`;
  const rows = document.sections.map((section) => {
    const entries = section.entries.map((entry) =>
      row(
        entry.period,
        `<b>${escaped(postOf(entry))}</b><br>${escaped(join([entry.organisation, entry.place]))}${tasks(entry)}`,
      ),
    );
    const pairs = section.pairs.map(([label, value]) =>
      row(section.kind === 'personal' ? `${label}:` : label, escaped(value)),
    );
    const lines = section.lines.length > 0 ? [row('', section.lines.map(escaped).join('<br>'))] : [];
    return `<tr><th colspan="2">${escaped(section.heading)}</th></tr>${[...entries, ...pairs, ...lines].join('')}`;
  });
  return page(
    document,
    'body{font:10.5pt/1.35 "Liberation Serif",serif;padding:10px 6px} table{border-collapse:collapse;width:100%} td{vertical-align:top;padding:2px 6px 5px 0} .l{width:165px;white-space:nowrap} th{text-align:left;padding-top:14px;border-bottom:1px solid #444}',
    `${text('h1', 'Lebenslauf')}${text('h2', document.name)}${text('p', document.title)}${text('p', document.contact.join(' · '))}${hiddenText(document)}<table>${rows.join('')}</table>`,
  );
}

/** A grid whose left column has the dates, each aligned with the first line of its entry; employers in front. */
export function gridPage(document: CvDocument): string {
  const cells = (left: string, right: string) => `${text('div', left, 'd')}${tag('div', right)}`;
  const body = document.sections.map((section) => {
    const entries = section.entries.map((entry) =>
      cells(
        entry.period,
        `${text('p', join([entry.organisation, entry.place], ' | '), 'o')}${text('p', postOf(entry, ' – '))}${tasks(entry)}`,
      ),
    );
    const pairs = section.pairs.map(([label, value]) => cells(label, text('p', value)));
    const lines = section.lines.length > 0 ? [cells('', text('p', section.lines.join(', ')))] : [];
    return `${text('h2', section.heading)}<div class="g">${[...entries, ...pairs, ...lines].join('')}</div>`;
  });
  return page(
    document,
    'body{font:10pt/1.4 "Liberation Sans",sans-serif;padding:12px} h1{font-size:22pt;font-weight:400} h2{font-size:12pt;margin:16px 0 6px;color:#274} .g{display:grid;grid-template-columns:150px 1fr;gap:6px 18px} .d{color:#555} .o{font-weight:700}',
    `${text('h1', document.name)}${text('p', document.title)}${document.contact.map((line) => text('p', line)).join('')}${body.join('')}${hiddenText(document)}`,
  );
}

/** Returns two columns: a side bar with sections of its own next to the stations. */
function sidebarPage(document: CvDocument, isLeft: boolean): string {
  const side = document.sections.filter(({ isSide }) => isSide);
  const main = document.sections.filter(({ isSide }) => !isSide);
  const sideBody = side.map((section) => {
    const items =
      section.kind === 'skills' || section.kind === 'extra'
        ? tag('ul', section.lines.map((line) => text('li', line)).join(''))
        : plainLines(section);
    const pairs = isLeft
      ? section.pairs.map(([label, value]) => text('p', label, 'b') + text('p', value)).join('')
      : plainPairs(section, section.kind === 'languages' ? ' – ' : ': ');
    return `${text('h2', section.heading)}${pairs}${items}`;
  });
  const mainBody = main.map((section) => {
    const entries = section.entries.map((entry) =>
      isLeft
        ? `<div class="e">${text('h3', postOf(entry))}${text('p', join([entry.organisation, entry.place]))}${text('p', entry.period, 's')}${tasks(entry)}</div>`
        : `<div class="e">${text('p', entry.period, 's')}${text('h3', join([entry.main, entry.department]))}${text('p', join([entry.organisation, entry.place, entry.note], ' · '))}${tasks(entry)}</div>`,
    );
    return `${text('h2', section.heading)}${entries.join('')}`;
  });
  const aside = `<aside>${isLeft ? text('h1', document.name) + text('p', document.title) : ''}${document.contact.map((line) => text('p', line)).join('')}${sideBody.join('')}</aside>`;
  const content = `<main>${isLeft ? '' : text('h1', document.name) + text('p', document.title, 't')}${mainBody.join('')}${hiddenText(document)}</main>`;
  const colours = isLeft ? 'background:#1f2f46;color:#fff' : 'background:#eef1ec;color:#223';
  return page(
    document,
    `body{font:9.5pt/1.4 ${isLeft ? '"DejaVu Sans"' : '"Liberation Sans"'},sans-serif;display:flex;min-height:1040px} aside{width:33%;padding:18px 14px;${colours};overflow-wrap:anywhere} main{width:67%;padding:18px} h1{font-size:16pt} h2{font-size:11pt;margin:14px 0 5px;text-transform:${isLeft ? 'uppercase' : 'none'}} h3{font-size:10pt} .e{margin-bottom:9px} .s{font-size:8.5pt;color:#666} .b{font-weight:700}`,
    isLeft ? aside + content : content + aside,
  );
}
export const sidebarLeftPage = (document: CvDocument) => sidebarPage(document, true);
export const sidebarRightPage = (document: CvDocument) => sidebarPage(document, false);

/** Position and employer to the left, the dates at the right margin of the same line. */
export function rightDatesPage(document: CvDocument): string {
  const body = document.sections.map((section) => {
    const entries = section.entries.map(
      (entry) =>
        `<div class="r"><b>${escaped(join([entry.main, entry.note ? `(${entry.note})` : null], ' '))}</b><span>${escaped(entry.period)}</span></div>${text('p', join([entry.organisation, entry.department, entry.place]), 'i')}${tasks(entry)}`,
    );
    const pairs = section.pairs.map(([label, value]) => `${escaped(label)}: ${escaped(value)}`).join(' &nbsp;•&nbsp; ');
    return `${text('h2', section.heading)}${entries.join('')}${pairs ? tag('p', pairs) : ''}${section.lines.length > 0 ? text('p', section.lines.join(' • ')) : ''}`;
  });
  return page(
    document,
    'body{font:10.5pt/1.4 "Liberation Serif",serif;padding:14px 10px} header{text-align:center} h1{font-size:20pt} h2{font-size:11.5pt;font-variant:small-caps;border-bottom:1px solid #000;margin:14px 0 5px} .r{display:flex;justify-content:space-between;margin-top:6px} .i{font-style:italic}',
    `<header>${text('h1', document.name)}${text('p', document.title)}${text('p', document.contact.join(' | '))}</header>${hiddenText(document)}${body.join('')}`,
  );
}
