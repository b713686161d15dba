import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let launched: Promise<Browser> | null = null;
/** Starts one browser for all pages, when the first page needs it. */
function browser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: findChromium(), args: FLAGS });
  return launched;
}
export async function closeBrowser(): Promise<void> {
  await (await launched)?.close();
  launched = null;
}

type PrintOptions = { header?: string; footer?: string };

export async function printPage(html: string, { header, footer }: PrintOptions = {}): Promise<Buffer> {
  const page = await (await browser()).newPage();
  try {
    await page.setContent(html);
    const edge = header ? '70px' : '34px';
    return await page.pdf({
      format: 'A4',
      printBackground: true,
      displayHeaderFooter: header !== undefined,
      headerTemplate: header ?? '',
      footerTemplate: footer ?? '',
      margin: { top: edge, bottom: edge, left: '45px', right: '45px' },
    });
  } finally {
    await page.close();
  }
}

/** Returns a PNG of the page at about 190 dots per inch, as a scanner or a telephone takes it. */
export async function photographPage(html: string): Promise<Buffer> {
  const page = await (await browser()).newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 });
  try {
    await page.setContent(html);
    await page.addStyleTag({ content: 'body{padding:36px 44px !important}' });
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}
