import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { DomainError } from '../domain-error.ts';
import { ownWordsOf } from './own-words.ts';

const MAX_TEXT = 20_000;
const MAX_SUBJECT = 150;
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
  const text = ownWordsOf(email.text ?? textOfHtml(email.html ?? '')).slice(0, MAX_TEXT);
  return {
    key: createHash('sha256')
      .update(messageId || raw)
      .digest('base64url'),
    from: from?.address ? { address: from.address.trim(), name: from.name.trim() } : null,
    subject: subject.replace(/^\s*(?:(?:re|aw|fwd?|wg)\s*:\s*)+/i, '').slice(0, MAX_SUBJECT),
    text,
    attachments: email.attachments.flatMap(({ filename, related }) => (filename && !related ? [filename] : [])),
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

const textOfHtml = (html: string) =>
  html
    .replaceAll(/<(style|script|title)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
