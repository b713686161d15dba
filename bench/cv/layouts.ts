import type { CvDocument } from './cv-document.ts';
import { photographPage, printPage } from './layouts/browser.ts';
import { drawByFragments, drawByWords, drawDatesLast, drawTwoColumns } from './layouts/drawn-pdf.ts';
import { gridPage, rightDatesPage, sidebarLeftPage, sidebarRightPage, tablePage } from './layouts/html.ts';
import { europassPage, linkedinPage, longPage, modernPage, PAGE_FOOTER, pageHeader } from './layouts/html-designs.ts';
import { openDocument } from './layouts/open-document.ts';
import { scanToJpeg, scanToPdf, scanToPng } from './layouts/pictures.ts';
import { rulerText, tabText } from './layouts/plain-text.ts';
import { wordHeadings, wordTables, wordTabs, wordTextBoxes } from './layouts/word.ts';

export type CvFormat = 'pdf' | 'docx' | 'odt' | 'txt' | 'png' | 'jpg';
export type Layout = {
  name: string;
  format: CvFormat;
  /** How many files a half has of it. */
  files: number;
  make: (document: CvDocument, seed: number) => Promise<Buffer>;
  /** Languages have bars in place of written levels. */
  hasNoLevels?: boolean;
  /** Nothing can be hidden in it: plain text, and pictures of pages. */
  cannotHide?: boolean;
};

type Html = (document: CvDocument) => string;
const printed = (name: string, html: Html): Layout => ({
  name: `chromium ${name}`,
  format: 'pdf',
  files: 4,
  make: (document) => printPage(html(document)),
});
const made = (name: string, format: CvFormat, make: (document: CvDocument) => Promise<Buffer>): Layout => ({
  name,
  format,
  files: 4,
  make,
});

const PHOTOGRAPHED: readonly Html[] = [rightDatesPage, gridPage, tablePage, sidebarRightPage];
const photograph = (document: CvDocument, seed: number) =>
  photographPage((PHOTOGRAPHED[seed % PHOTOGRAPHED.length] ?? rightDatesPage)(document));
type Scan = (page: Buffer, seed: number) => Promise<Buffer>;
const pictured = (name: string, format: CvFormat, scan: Scan): Layout => ({
  name: `picture ${name}`,
  format,
  files: 4,
  cannotHide: true,
  make: async (document, seed) => scan(await photograph(document, seed), seed),
});

export const LAYOUTS: readonly Layout[] = [
  printed('table', tablePage),
  printed('grid', gridPage),
  printed('side bar left', sidebarLeftPage),
  printed('side bar right', sidebarRightPage),
  printed('dates right', rightDatesPage),
  { ...printed('modern', modernPage), hasNoLevels: true },
  printed('Europass', europassPage),
  printed('LinkedIn', linkedinPage),
  {
    ...printed('header and footer', longPage),
    make: (document) => printPage(longPage(document), { header: pageHeader(document), footer: PAGE_FOOTER }),
  },
  made('drawn, dates last', 'pdf', drawDatesLast),
  made('drawn by words', 'pdf', drawByWords),
  made('drawn by fragments', 'pdf', drawByFragments),
  made('drawn two columns', 'pdf', drawTwoColumns),
  made('Word tables', 'docx', wordTables),
  made('Word tabs', 'docx', wordTabs),
  made('Word text boxes', 'docx', wordTextBoxes),
  made('Word headings', 'docx', wordHeadings),
  made('OpenDocument', 'odt', openDocument),
  { ...made('text with rulers', 'txt', async (document) => rulerText(document)), cannotHide: true },
  { ...made('text with tabs', 'txt', async (document) => tabText(document)), cannotHide: true },
  pictured('PNG', 'png', scanToPng),
  pictured('JPEG', 'jpg', scanToJpeg),
  pictured('PDF', 'pdf', scanToPdf),
];
