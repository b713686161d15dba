import {
  ERROR_FILE_MAX,
  ERROR_FRAMES_MAX,
  ERROR_MESSAGE_MAX,
  ERROR_NAME_MAX,
  type ErrorFrame,
  type ScrubbedError,
} from './error-reports.schema.ts';

const MASK = '…';

/** In this order: an address of a page may hold a mail address, and that one digits. */
const MASKED: readonly (readonly [pattern: RegExp, by: string | ((found: string) => string)])[] = [
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'<>)\]]+/giu, (url) => pathOfAddress(url)],
  [/[?#][^\s"'<>)\]]*=[^\s"'<>)\]]*/gu, MASK],
  [/[^\s"'<>()[\],;:=]+(?:@|%40)[^\s"'<>()[\],;:=]+/giu, MASK],
  [/\b(?:bearer|basic|token|password|passwort|secret|apikey|api_key|cookie|authorization)\b\s*[:=]?\s*\S+/giu, MASK],
  [/(["“„«`])[^"“”„«»`]*["”“»`]/gu, (quoted) => (isName(quoted.slice(1, -1)) ? quoted : MASK)],
  [/(?<![\p{L}\d])'[^']*'(?![\p{L}\d])/gu, (quoted) => (isName(quoted.slice(1, -1)) ? quoted : MASK)],
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,}[\da-f.]*/giu, MASK],
  [/[\w+/~-]{24,}(?:[.=][\w+/=~-]*)*/gu, MASK],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z_-])[\w-]{12,}/giu, MASK],
  [/\+?\(?\d[\d\s()./–-]{3,}\d/gu, MASK],
];

/** Checks whether a quoted text is an identifier: `'map'`, `"jobId"`. Any other quoted text may have been typed by a person. */
const isName = (text: string) => /^[a-z_$][\w$]{0,39}(?:\.[\w$]{1,40})*$/u.test(text);

/** Returns a message without mail addresses, telephone numbers, tokens, IP addresses, query values and quoted texts. */
export function scrubText(text: string, max = ERROR_MESSAGE_MAX): string {
  let scrubbed = text.slice(0, max * 4);
  for (const [pattern, by] of MASKED) {
    scrubbed = typeof by === 'string' ? scrubbed.replace(pattern, by) : scrubbed.replace(pattern, by);
  }
  return scrubbed
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
}

/** Returns a page's path without its query. Numbers, ids and tokens in it are left out: they name one record. */
export function scrubPath(address: string): string {
  const path = address.split(/[?#]/u)[0] ?? '';
  return path
    .split('/')
    .map((part) => (/\d{3}|@|%/u.test(part) || part.length > 40 ? MASK : part))
    .join('/')
    .slice(0, ERROR_FILE_MAX)
    .toWellFormed();
}

type Thrown = { type: string; message: string; stack: string | undefined };

/** Reduces a thrown error to the parts that may be stored. */
export const scrubError = ({ type, message, stack }: Thrown): ScrubbedError => ({
  type: scrubName(type),
  message: scrubText(message),
  frames: readStack(stack),
});

export const scrubName = (name: string) => name.replace(/[^\w$.<>[\] #]/gu, '').slice(0, ERROR_NAME_MAX);

/** Lines as V8 writes them, and as Firefox and Safari do. */
const V8_LINE = /^\s*at (?:(.*?) \()?(?:async )?([^()\s]+?):(\d+):(\d+)\)?$/u;
const MAX_LINE = 500;
const GECKO_LINE = /^([^@]*)@(.+?):(\d+):(\d+)$/u;

export function readStack(stack: string | undefined): ErrorFrame[] {
  const frames: ErrorFrame[] = [];
  for (const line of (stack ?? '').slice(0, 20_000).split('\n')) {
    const found = line.length > MAX_LINE ? null : (V8_LINE.exec(line) ?? GECKO_LINE.exec(line));
    const file = found?.[2];
    if (!found || !file) continue;
    frames.push({
      function: scrubName(found[1] ?? ''),
      file: scrubFile(file),
      line: Number(found[3]),
      column: Number(found[4]),
    });
    if (frames.length === ERROR_FRAMES_MAX) break;
  }
  return frames;
}

/** A file of ours or of a package, without the folder the server lies in and without query. */
export function scrubFile(file: string): string {
  const path = /^[a-z]+:\/\//iu.test(file) ? pathOfAddress(file) : (file.split(/[?#]/u)[0] ?? '');
  const known = /(?:^|\/)((?:node_modules|apps|packages|assets|scripts)\/.*)$/u.exec(path)?.[1];
  const short = known ?? (path.startsWith('node:') ? path : (path.split('/').at(-1) ?? ''));
  return short
    .replace(/[^\w$.@/:-]/gu, '')
    .slice(0, ERROR_FILE_MAX)
    .replace(/[^/]+@[^/]+\.[^/]+/gu, MASK);
}

function pathOfAddress(url: string): string {
  const path = /^[a-z][a-z+.-]*:\/\/[^/?#]*([^?#]*)/iu.exec(url)?.[1] ?? '';
  return path || '/';
}
