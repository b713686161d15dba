import { createHash } from 'node:crypto';
import { EMAIL_PATTERN } from '@stellenvisite/contract/email';
import { htmlToText } from '@stellenvisite/contract/html-text';
import PostalMime, { type Email } from 'postal-mime';
import { DomainError } from '../domain-error.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { ownWordsOf } from './own-words.ts';

const MAX_TEXT = 20_000;
/** What is looked at of a text, with all that it repeats. */
const MAX_READ = 100_000;
const MAX_LINE = 150;
const MAX_NAME = 120;
const MAX_ATTACHMENTS = 20;
const MAX_NESTING = 20;

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

/** What the database can hold of it. */
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
