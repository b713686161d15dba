import { randomUUID } from 'node:crypto';
import { mails } from '@stellenvisite/db/schema/mails';
import type { Queue } from '../queue/queue.ts';
import type { Mail } from './mail.ts';
import type { MailTransport } from './mail-transport.ts';
import type { RenderMail } from './render-mail.ts';
import { sendMailJob } from './send-mail.job.ts';

type MailOptions = {
  render: RenderMail;
  transport: MailTransport;
  queue: Queue;
  now: () => Date;
  publicUrl: string;
};

export function createMail({ render, transport, queue, now, publicUrl }: MailOptions): Mail {
  const host = new URL(publicUrl).hostname;

  const prepare: Mail['prepare'] = async ({ message, ...draft }) => ({
    ...draft,
    kind: message.kind,
    rendered: await render(message, draft.language),
  });

  const writePrepared: Mail['writePrepared'] = async (tx, prepared) => {
    if (prepared.length === 0) return;
    const rows = prepared.map(({ to, language, kind, rendered, headers }) => {
      const id = randomUUID();
      return {
        id,
        messageId: `<${id}@${host}>`,
        kind,
        language,
        to,
        ...rendered,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        createdAt: now(),
      };
    });
    await tx.insert(mails).values(rows);
    await queue.enqueueAll(
      tx,
      sendMailJob,
      rows.map(({ id }) => ({ payload: { mailId: id }, key: id })),
    );
  };

  return {
    render,
    transport,
    prepare,
    writePrepared,
    write: async (tx, draft) => writePrepared(tx, [await prepare(draft)]),
  };
}
