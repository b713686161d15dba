import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/platform/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import type { Queue } from '../queue/create-queue.ts';
import { readStoredSettings } from '../settings/count-operator-try.ts';
import type { Mail, MailDraft, MailTransport, PreparedMail, RenderMail } from './mail.ts';
import { sendMailJob } from './send-mail.ts';

type MailOptions = {
  db: Db;
  render: RenderMail;
  transport: MailTransport;
  queue: Queue;
  now: () => Date;
  publicUrl: string;
};

export function createMail({ db, render, transport, queue, now, publicUrl }: MailOptions): Mail {
  const host = new URL(publicUrl).hostname;

  const prepareOn = async (reader: Db | Tx, { message, ...draft }: MailDraft): Promise<PreparedMail> => {
    const language = await offeredLanguage(reader, draft.language);
    return { ...draft, language, kind: message.kind, rendered: await render(message, language) };
  };

  const writePrepared: Mail['writePrepared'] = async (tx, prepared) => {
    if (prepared.length === 0) return [];
    const rows = prepared.map(({ to, language, kind, rendered, headers, thread, attachments = [] }) => {
      const id = randomUUID();
      return {
        id,
        messageId: `<${id}@${host}>`,
        kind,
        language,
        to,
        ...rendered,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        thread: thread ?? null,
        attachments,
        createdAt: now(),
      };
    });
    await tx.insert(mails).values(rows);
    await queue.enqueueAll(
      tx,
      sendMailJob,
      rows.map(({ id }) => ({ payload: { mailId: id }, key: id })),
    );
    return rows.map(({ id }) => id);
  };

  return {
    render,
    transport,
    prepare: (draft) => prepareOn(db, draft),
    writePrepared,
    write: async (tx, draft) => {
      await writePrepared(tx, [await prepareOn(tx, draft)]);
    },
  };
}

/** Returns a person's own language, where the operator writes mails in it. */
async function offeredLanguage(db: Db | Tx, language: Language): Promise<Language> {
  if (language === DEFAULT_LANGUAGE) return language;
  const { mailLanguages } = await readStoredSettings(db);
  return mailLanguages.includes(language) ? language : DEFAULT_LANGUAGE;
}
