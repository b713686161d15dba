import { type CvDocument, type Entry, join, postOf, type Section } from '../cv-document.ts';
import { escaped, hiddenText, page, plainPairs, tag, tasks, text } from './html.ts';

const WORDS = {
  de: {
    contact: 'Kontakt',
    top: 'Top-Kenntnisse',
    listening: 'Hören',
    reading: 'Lesen',
    writing: 'Schreiben',
    mother: 'Muttersprache(n)',
    other: 'Weitere Sprache(n)',
  },
  en: {
    contact: 'Contact',
    top: 'Top Skills',
    listening: 'Listening',
    reading: 'Reading',
    writing: 'Writing',
    mother: 'Mother tongue(s)',
    other: 'Other language(s)',
  },
} as const;
const SIGNS = ['⌂', '☎', '✉', '★'];

/** Returns a timeline with icons; languages have bars, so that no level is written. */
export function modernPage(document: CvDocument): string {
  const bar = (index: number) => `<span class="bar"><i style="width:${96 - index * 22}%"></i></span>`;
  const content = (section: Section) => {
    if (section.kind === 'languages')
      return section.pairs.map(([name], index) => `<div class="lang">${escaped(name)}${bar(index)}</div>`).join('');
    if (section.kind === 'skills') return tag('div', section.lines.map((line) => text('span', line, 'chip')).join(' '));
    const entries = section.entries.map(
      (entry) =>
        `<div class="dot">${text('span', entry.period, 'when')}${text('h3', postOf(entry))}${text('p', `@ ${join([entry.organisation, entry.place])}`)}${tasks(entry)}</div>`,
    );
    return `${entries.join('')}${plainPairs(section)}${section.lines.map((line) => text('p', `✓ ${line}`)).join('')}`;
  };
  const contact = document.contact.map((line, index) => text('span', `${SIGNS[index] ?? '•'} ${line}`)).join(' ');
  const body = document.sections.map(
    (section) => `<section>${text('h2', `● ${section.heading}`)}${content(section)}</section>`,
  );
  return page(
    document,
    'body{font:9.5pt/1.45 "DejaVu Sans",sans-serif;padding:8px} header{background:#0f6b63;color:#fff;padding:16px} header span{margin-right:14px;font-size:8.5pt} h2{color:#0f6b63;font-size:12pt;margin:14px 0 6px} h3{font-size:10pt} .dot{border-left:3px solid #0f6b63;padding-left:12px;margin-bottom:8px} .when{float:right;color:#555;font-size:8.5pt} .chip{display:inline-block;background:#e3efee;border-radius:9px;padding:1px 9px;margin:2px} .lang{display:flex;gap:12px;width:60%} .bar{flex:1;background:#ddd;height:7px;margin-top:5px;border-radius:4px} .bar i{display:block;height:7px;background:#0f6b63;border-radius:4px}',
    `<header>${text('h1', document.name)}${text('p', document.title)}<div>${contact}</div></header>${body.join('')}${hiddenText(document)}`,
  );
}

/** Returns the form of the European Union: capital headings with a rule, dates over the entry, a table of language levels. */
export function europassPage(document: CvDocument): string {
  const words = WORDS[document.language];
  const isMother = (level: string) => /mutter|native|mother|first/i.test(level);
  const languages = ({ pairs }: Section) => {
    const mother = pairs.filter(([, level]) => isMother(level)).map(([name]) => name);
    const rows = pairs
      .filter(([, level]) => !isMother(level))
      .map(([name, level]) => tag('tr', text('td', name) + text('td', level) + text('td', level) + text('td', level)));
    const head = tag(
      'tr',
      text('th', words.other) + text('th', words.listening) + text('th', words.reading) + text('th', words.writing),
    );
    return `${mother.length > 0 ? text('p', `${words.mother}: ${mother.join(' | ')}`) : ''}${rows.length > 0 ? tag('table', head + rows.join('')) : ''}`;
  };
  const entry = (each: Entry) =>
    `<div class="e">${text('p', join([each.period, each.place], ' – '), 'p')}<p><b class="u">${escaped(postOf(each))}</b> – ${escaped(each.organisation)}</p>${tasks(each)}</div>`;
  const body = document.sections.map((section) => {
    const inner =
      section.kind === 'languages'
        ? languages(section)
        : section.entries.map(entry).join('') +
          (section.pairs.length > 0
            ? tag('p', section.pairs.map(([label, value]) => `<b>${escaped(label)}:</b> ${escaped(value)}`).join(' | '))
            : '') +
          (section.lines.length > 0 ? text('p', section.lines.join(' | ')) : '');
    return `${text('h2', section.heading)}${inner}`;
  });
  return page(
    document,
    'body{font:10pt/1.4 "Liberation Sans",sans-serif;padding:10px} h1{font-size:18pt;color:#004494} h2{text-transform:uppercase;font-size:11pt;color:#004494;border-bottom:2px solid #004494;margin:14px 0 6px} .u{text-transform:uppercase} .p{color:#555;font-size:9pt} .e{margin-bottom:8px} table{border-collapse:collapse} td,th{padding:2px 16px 2px 0;text-align:left}',
    `<div style="text-align:right;color:#004494">europass</div>${text('h1', document.name)}${text('p', document.title)}${document.contact.map((line) => text('p', line)).join('')}${body.join('')}${hiddenText(document)}`,
  );
}

/** Returns the PDF that LinkedIn makes of a profile: contact, skills and languages to the left; employers over positions. */
export function linkedinPage(document: CvDocument): string {
  const words = WORDS[document.language];
  const of = (kind: Section['kind']) => document.sections.filter((section) => section.kind === kind);
  const side = [
    text('h2', words.contact) + document.contact.map((line) => text('p', line)).join(''),
    ...of('skills').map((section) => text('h2', words.top) + section.lines.map((line) => text('p', line)).join('')),
    ...of('languages').map(
      (section) =>
        text('h2', section.heading) + section.pairs.map(([name, level]) => text('p', `${name} (${level})`)).join(''),
    ),
    ...[...of('licence'), ...of('personal'), ...of('extra')].map(
      (section) =>
        text('h2', section.heading) + plainPairs(section) + section.lines.map((line) => text('p', line)).join(''),
    ),
  ];
  const entry = (each: Entry) =>
    `<div class="e">${text('h3', each.organisation)}${text('p', postOf(each))}${text('p', each.period, 's')}${each.place ? text('p', each.place, 's') : ''}${tasks(each)}</div>`;
  const school = (each: Entry) =>
    `<div class="e">${text('h3', each.organisation || each.main)}${text('p', each.organisation ? `${each.main} · (${each.period})` : each.period)}</div>`;
  const main = [
    ...of('work').map((section) => text('h2', section.heading) + section.entries.map(entry).join('')),
    ...of('education').map((section) => text('h2', section.heading) + section.entries.map(school).join('')),
  ];
  return page(
    document,
    'body{font:10pt/1.45 "Liberation Sans",sans-serif;display:flex;min-height:1040px} aside{width:31%;background:#293e49;color:#fff;padding:24px 14px;font-size:9pt;overflow-wrap:anywhere} aside h2{font-size:11pt;margin:16px 0 6px} main{width:69%;padding:24px 20px} h1{font-size:21pt;font-weight:400} main h2{font-size:13pt;font-weight:400;margin:18px 0 6px} h3{font-size:10.5pt} .e{margin-bottom:11px} .s{font-size:9pt;color:#555}',
    `<aside>${side.join('')}</aside><main>${text('h1', document.name)}${text('p', document.title)}${main.join('')}${hiddenText(document)}</main>`,
  );
}

/** Large type and wide lines, so that stations go over several pages; the browser adds a header and a footer to each. */
export function longPage(document: CvDocument): string {
  const body = document.sections.map((section) => {
    const entries = section.entries.map(
      (entry) =>
        `<div class="e">${text('p', `${entry.period}:`)}${text('p', postOf(entry), 'b')}${text('p', join([entry.organisation, entry.place], ', '))}${tasks(entry)}</div>`,
    );
    return `<section>${text('h2', section.heading)}${entries.join('')}${plainPairs(section)}${section.lines.map((line) => text('p', `– ${line}`)).join('')}</section>`;
  });
  return page(
    document,
    'body{font:13pt/1.75 "DejaVu Serif",serif} h2{font-size:15pt;margin:26px 0 10px} .e{margin-bottom:20px} .b{font-weight:700}',
    `${text('h1', document.name)}${text('p', document.title)}${document.contact.map((line) => text('p', line)).join('')}${body.join('')}${hiddenText(document)}`,
  );
}

export const pageHeader = (document: CvDocument) =>
  `<div style="font-size:8px;width:100%;padding:0 50px;display:flex;justify-content:space-between">${text('span', document.name)}${text('span', document.contact.at(-1) ?? '')}</div>`;
export const PAGE_FOOTER =
  '<div style="font-size:8px;width:100%;text-align:center">Seite <span class="pageNumber"></span> von <span class="totalPages"></span></div>';
