import { parentPort, workerData } from 'node:worker_threads';
import { type CvFileType, type CvText, CvUnreadable, withinBounds } from './cv-text.ts';
import { readLinkedInExport } from './read-linkedin-export.ts';
import { readOfficeDocument } from './read-office-document.ts';
import { readPdf } from './read-pdf.ts';
import { readPlainText } from './read-plain-text.ts';

export type ExtractRequest = { path: string; type: CvFileType; maxPages: number };
export type ExtractAnswer = { text: CvText } | { failure: CvUnreadable['failure'] };

async function read({ path, type, maxPages }: ExtractRequest): Promise<CvText> {
  if (type === 'pdf') return readPdf(path, maxPages);
  if (type === 'txt') return readPlainText(path, maxPages);
  if (type === 'zip') return readLinkedInExport(path, maxPages);
  return readOfficeDocument(path, type, maxPages);
}

/** Whatever a parser throws at a hostile file is a damaged file. */
async function answer(request: ExtractRequest): Promise<ExtractAnswer> {
  try {
    return { text: withinBounds(await read(request)) };
  } catch (error) {
    return { failure: error instanceof CvUnreadable ? error.failure : 'damaged' };
  }
}

parentPort?.postMessage(await answer(workerData as ExtractRequest));
