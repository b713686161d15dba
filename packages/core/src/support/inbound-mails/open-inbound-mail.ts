import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { defineThread, ThreadStopped } from '../../platform/threads/run-in-thread.ts';
import type { InboundMail, ReadMailAnswer } from './read-inbound-mail.ts';

/** A mail with its attachments; larger ones stay in the mailbox. */
export const MAX_MAIL_BYTES = 5_000_000;
/** Lines with two hyphens in front, whatever they mean. */
const MAX_HYPHEN_LINES = 5_000;
/** A mail of 5 MB with attachments has some 70,000; the parser takes its time for each. */
const MAX_LINES = 150_000;
/** Where the sender is looked for. */
const MAX_HEAD_BYTES = 65_536;

/** Reports of a mail server and answers of one person come in numbers; mails that are made to hurt shall not. */
const FROM_ONE_SENDER: Limit = { name: 'inbound_mail.sender', count: 120, seconds: 3_600, burst: 30 };

const readInThread = defineThread<Uint8Array, ReadMailAnswer>({
  file: new URL('./read-inbound-mail.ts', import.meta.url),
  // A mail of 5 MB takes well under a second; these bounds only stop what was made to hurt.
  limits: { timeMs: 15_000, heapMb: 128, memoryMb: 256 },
  parallel: 2,
  waiting: 20,
});

/** Counts the sender, refuses what is too large or has too many lines, and reads the rest in a thread. */
export async function openInboundMail(ctx: Context, raw: Uint8Array): Promise<InboundMail> {
  await consumeRateLimit(ctx, ctx.db, FROM_ONE_SENDER, senderOf(raw));
  if (raw.byteLength > MAX_MAIL_BYTES) throw new DomainError('request.too_large');
  if (hasTooManyLines(raw)) throw new DomainError('request.invalid', 'this mail has too many lines');
  const answer = await readInThread(raw).catch((error: unknown) => {
    if (!(error instanceof ThreadStopped)) throw error;
    ctx.log.warn({ err: error, bytes: raw.byteLength }, 'a mail could not be read within its limits');
    throw new DomainError('request.invalid', 'this mail cannot be read');
  });
  if ('refused' in answer) throw new DomainError('request.invalid', answer.refused);
  return answer.mail;
}

/** Returns what the head says, without parsing it: only to count. */
function senderOf(raw: Uint8Array): string {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(MAX_HEAD_BYTES, raw.byteLength)).toString('latin1');
  const [head = ''] = start.split(/\r?\n\r?\n/, 1);
  const line = /^from:(.{0,2000})/im.exec(head.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
  return (/[^\s<>"',;:()]+@[^\s<>"',;:()]+(?=[^@]*$)/.exec(line)?.[0] ?? '').toLowerCase();
}

const [LINE_END, HYPHEN] = [0x0a, 0x2d];

/** Counts in the bytes as they are: a text made of them would be as large again. */
function hasTooManyLines(raw: Uint8Array): boolean {
  let [lines, hyphenLines] = [1, 0];
  for (let at = 0; at < raw.length && lines <= MAX_LINES && hyphenLines <= MAX_HYPHEN_LINES; at += 1)
    if (raw[at] === LINE_END) {
      lines += 1;
      if (raw[at + 1] === HYPHEN && raw[at + 2] === HYPHEN) hyphenLines += 1;
    }
  return lines > MAX_LINES || hyphenLines > MAX_HYPHEN_LINES;
}
