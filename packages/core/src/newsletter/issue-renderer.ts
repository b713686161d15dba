import type { Language } from '@stellenvisite/contract/languages';
import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../context.ts';
import type { RenderedMail } from '../mails/render-mail.ts';
import { listNewJobs, type NewJobs } from './list-new-jobs.ts';
import { newsletterIssueMail } from './newsletter.mails.ts';
import { unsubscribePageUrl } from './newsletter-links.ts';

type Reader = { id: string; since: Date; frequency: NewsletterFrequency; language: Language };

/** An issue for one reader, or null when there is nothing new for them. Read through the transaction that writes the mails. */
export type IssueRenderer = (tx: Tx, reader: Reader) => Promise<RenderedMail | null>;

/** Stands for the reader while an issue is rendered; nobody has this id. */
const ANYBODY = '00000000-0000-0000-0000-000000000000';

/** Readers of one language who were last written to at the same time read the same: it is rendered once, and each gets their own way out. */
export function createIssueRenderer(ctx: Context, issuedAt: Date, key: string): IssueRenderer {
  const newJobs = new Map<number, Promise<NewJobs>>();
  const issues = new Map<string, Promise<RenderedMail | null>>();
  const anybodysWayOut = unsubscribePageUrl(ctx.publicUrl, key, ANYBODY);

  async function render(tx: Tx, { since, frequency, language }: Reader): Promise<RenderedMail | null> {
    const found = await remember(newJobs, since.getTime(), () =>
      listNewJobs({ ...ctx, db: tx }, { since, until: issuedAt }),
    );
    if (found.total === 0) return null;
    const values = { ...found, frequency, issuedAt, publicUrl: ctx.publicUrl, unsubscribeUrl: anybodysWayOut };
    return ctx.mail.render(newsletterIssueMail(values), language);
  }

  return async (tx, reader) => {
    const edition = `${reader.since.getTime()} ${reader.frequency} ${reader.language}`;
    const issue = await remember(issues, edition, () => render(tx, reader));
    if (!issue) return null;
    const wayOut = unsubscribePageUrl(ctx.publicUrl, key, reader.id);
    return {
      subject: issue.subject,
      text: issue.text.replaceAll(anybodysWayOut, wayOut),
      html: issue.html.replaceAll(anybodysWayOut, wayOut),
    };
  };
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
