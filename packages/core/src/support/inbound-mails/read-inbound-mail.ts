import { createHash } from 'node:crypto';
import { EMAIL_PATTERN } from '@stellenvisite/contract/platform/email';
import { htmlToText } from '@stellenvisite/contract/platform/html-text';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { DomainError } from '../../domain-error.ts';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { answerInThread } from '../../platform/threads/run-in-thread.ts';

/** Where a mail program begins to repeat the mail that is answered, in the words of the usual ones in German and English. */
const SAYS = [
  /^\s*(?:am|on)\s.{4,200}\s(?:schrieb|wrote)\b.{0,200}:\s*$/i,
  /^\s*.{2,120}\s(?:schrieb am|hat am)\s.{4,120}(?:geschrieben)?:\s*$/i,
];

const MARKS = [
  /^\s*-{2,}\s*(?:ursprüngliche nachricht|originalnachricht|original message|weitergeleitete nachricht|forwarded message)\s*-{2,}\s*$/i,
  /^\s*_{10,}\s*$/,
];

const MAX_HEAD_LENGTH = 400;

/** The head that Outlook repeats: its first line alone could be a sentence, its second is not. */
const HEAD = [/^\s*\*?(?:von|from):\*?\s.+/i, /^\s*\*?(?:gesendet|sent|datum|date|an|to):\*?\s.+/i] as const;

const MAX_TEXT = 20_000;
/** The length of a text that is read, with everything that it quotes. */
const MAX_READ = 100_000;
const MAX_LINE = 150;
const MAX_NAME = 120;
const MAX_ATTACHMENTS = 20;
const MAX_NESTING = 20;
const MAX_BOUNDARY_LINES = 200;
const MAX_BOUNDARIES = 50;
const MAX_BOUNDARY_LENGTH = 100;

/** A mail of ours that did not arrive, by the report of the server that gave up. */
export type Bounce = { mailId: string; recipient: string | null; status: string };
export type InboundMail = {
  /** The same for the same mail, whoever delivers it again. */
  key: string;
  from: { address: string; name: string } | null;
  subject: string;
  text: string;
  attachments: string[];
  /** The mails of ours that it answers, by their ids. */
  answersTo: string[];
  /** Written by a program: an absence note, a list, a mail of our own. Nobody waits for an answer to it. */
  isAutomatic: boolean;
  bounce: Bounce | null;
};

export type ReadMailAnswer = { mail: InboundMail } | { refused: string };

answerInThread(async (raw: Uint8Array): Promise<ReadMailAnswer> => {
  try {
    if (hasTooManyParts(raw)) return { refused: 'this mail has too many parts' };
    return { mail: await readInboundMail(raw) };
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.message };
    throw error;
  }
});

/** Parsing takes longer with every line that begins a part, so they are counted before. */
function hasTooManyParts(raw: Uint8Array): boolean {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  const boundaries = new Set(
    [...text.matchAll(/boundary\s*=\s*"?([^"\s;]{1,100})/gi)].flatMap(([, boundary]) => boundary ?? []),
  );
  if (boundaries.size > MAX_BOUNDARIES) return true;
  let parts = 0;
  for (let at = text.indexOf('\n--'); at >= 0; at = text.indexOf('\n--', at + 1)) {
    const line = text.slice(at + 3, at + 3 + MAX_BOUNDARY_LENGTH);
    if ([...boundaries].some((boundary) => line.startsWith(boundary))) parts += 1;
    if (parts > MAX_BOUNDARY_LINES) return true;
  }
  return false;
}

export async function readInboundMail(raw: Uint8Array): Promise<InboundMail> {
  const email = await parse(raw);
  const { from, subject = '', messageId = '', inReplyTo = '', references = '' } = email;
  return {
    key: createHash('sha256')
      .update(messageId || raw)
      .digest('base64url'),
    from: isAddress(from?.address) ? { address: from.address.trim(), name: toLine(from.name, MAX_NAME) } : null,
    subject: toLine(subject.replace(/^\s*(?:(?:re|aw|fwd?|wg)\s*:\s*)+/i, ''), MAX_LINE),
    text: ownWordsOf(wordsOf(email)).slice(0, MAX_TEXT),
    attachments: email.attachments
      .flatMap(({ filename, related }) => (filename && !related ? [toLine(filename, MAX_LINE)] : []))
      .slice(0, MAX_ATTACHMENTS),
    answersTo: mailIdsIn(`${inReplyTo} ${references}`),
    isAutomatic: isAutomatic(email),
    bounce: bounceOf(email),
  };
}

async function parse(raw: Uint8Array): Promise<Email> {
  try {
    const options = { attachmentEncoding: 'utf8', forceRfc822Attachments: true, maxNestingDepth: MAX_NESTING } as const;
    return await PostalMime.parse(raw, options);
  } catch {
    throw new DomainError('request.invalid', 'this is no mail');
  }
}

/** Removes characters that the database cannot store. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();
const toLine = (text: string, length: number) => clean(text).replaceAll(/\s+/g, ' ').trim().slice(0, length);

/** Without one nobody can be answered. */
const isAddress = (address: string | undefined): address is string => EMAIL_PATTERN.test(address?.trim() ?? '');

/** Of a mail without a plain part its markup is read as any other from outside. */
function wordsOf({ text, html }: Email): string {
  return clean(text?.slice(0, MAX_READ) ?? htmlToText(sanitizeHtml((html ?? '').slice(0, MAX_READ))));
}

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value ?? '';

/** RFC 3834, and what programs from before it say. */
function isAutomatic(email: Email): boolean {
  const submitted = headerOf(email, 'auto-submitted');
  return (
    (submitted !== '' && !/^no\b/i.test(submitted)) ||
    /bulk|junk|list|auto_reply/i.test(headerOf(email, 'precedence')) ||
    headerOf(email, 'x-autoreply') !== '' ||
    headerOf(email, 'list-id') !== '' ||
    headerOf(email, 'return-path').trim() === '<>' ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/i.test(email.from?.address ?? '')
  );
}

/** RFC 3464. Only what is final and about the address: a full server or a policy passes. */
function bounceOf(email: Email): Bounce | null {
  if (!/^multipart\/report\b.*delivery-status/i.test(headerOf(email, 'content-type'))) return null;
  const partOf = (type: RegExp) => {
    const found = email.attachments.find(({ mimeType }) => type.test(mimeType));
    return typeof found?.content === 'string' ? found.content : '';
  };
  const report = partOf(/^message\/(?:global-)?delivery-status$/i);
  const status = /^status:\s*(5\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1];
  const isFinal = /^action:\s*failed/im.test(report) && status !== undefined && !status.startsWith('5.7.');
  const original = partOf(/^(?:message\/rfc822|text\/rfc822-headers|message\/global-headers|message\/global)$/i);
  const [mailId] = mailIdsIn(/^message-id:\s*(\S+)/im.exec(original)?.[1] ?? '');
  if (!isFinal || !mailId) return null;
  const recipient = /^(?:original|final)-recipient:\s*[\w-]+;\s*(\S+)/im.exec(report)?.[1] ?? null;
  return { mailId, recipient, status };
}

/** Our Message-IDs are the ids of the mails: random, so only who got one can name it. */
const mailIdsIn = (text: string) =>
  [...text.matchAll(/<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@[^>]+>/gi)].flatMap(
    ([, id]) => id?.toLowerCase() ?? [],
  );

/** Returns what somebody wrote themselves in an answer, without what their mail program quotes below it. */
export function ownWordsOf(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line, at) => isQuoteHead(lines, line, at));
  const own = end < 0 ? lines : lines.slice(0, end);
  const words = own
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  // An answer between the lines of the mail, or below it, counts as a whole.
  return words === '' ? text.trim() : words;
}

function isQuoteHead(lines: readonly string[], line: string, at: number): boolean {
  const next = lines[at + 1] ?? '';
  if (line.length > MAX_HEAD_LENGTH) return false;
  // Long heads are broken over two lines.
  const said = [line, ...(/^\s*(?:am|on)\s/i.test(line) && next.length <= MAX_HEAD_LENGTH ? [`${line} ${next}`] : [])];
  return (
    MARKS.some((mark) => mark.test(line)) ||
    said.some((head) => head.trimEnd().endsWith(':') && SAYS.some((words) => words.test(head))) ||
    (HEAD[0].test(line) && HEAD[1].test(next))
  );
}
