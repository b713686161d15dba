import { answerInThread } from '../../../platform/threads/run-in-thread.ts';
import { type CvFileType, type CvText, CvUnreadable } from './cv-text.ts';
import { readLinkedInExport } from './read-linkedin-export.ts';
import { readOfficeDocument } from './read-office-document.ts';
import { readPdf } from './read-pdf.ts';
import { readPlainText } from './read-plain-text.ts';
import { readPicture } from './recognize-picture.ts';

export type ExtractRequest = { path: string; type: CvFileType; maxPages: number; canRecognize: boolean };
/** `is_picture`: some pages need text recognition, which the request does not allow. */
export type ExtractAnswer = { text: CvText } | { failure: CvUnreadable['failure'] | 'is_picture' };

async function read({ path, type, maxPages, canRecognize }: ExtractRequest): Promise<CvText | null> {
  switch (type) {
    case 'pdf':
      return readPdf(path, { maxPages, canRecognize });
    case 'txt':
      return readPlainText(path, maxPages);
    case 'zip':
      return readLinkedInExport(path, maxPages);
    case 'jpg':
    case 'png':
      return readPicture(path);
    default:
      return readOfficeDocument(path, type, maxPages);
  }
}

/** Whatever a parser throws at a hostile file is a damaged file. */
async function answer(request: ExtractRequest): Promise<ExtractAnswer> {
  try {
    const text = await read(request);
    return text ? { text } : { failure: 'is_picture' };
  } catch (error) {
    return { failure: error instanceof CvUnreadable ? error.failure : 'damaged' };
  }
}

answerInThread(answer);
