import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string; source: string; messageId: string };

type Refusal = { responseCode: number; message: string };

export type TestSmtp = {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** From now on every recipient gets this answer; undefined takes mail again. */
  refuseWith(refusal: Refusal | undefined): void;
  /** Holds back the server's yes until the returned function is called. */
  holdAnswers(): { reached: Promise<void>; release: () => void };
  stop(): Promise<void>;
};

/** Starts a real SMTP server on loopback that stores what it takes. */
export async function startTestSmtp(port = 0): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  let refusal: Refusal | undefined;
  let answer: Promise<void> = Promise.resolve();
  let reach = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }) : null),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
      text(stream)
        .then(async (source) => {
          reach();
          await answer;
          received.push({ to, source, messageId: /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? '' });
          done();
        })
        // A sender that is killed in the middle of a message has sent none.
        .catch(done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    refuseWith: (next) => {
      refusal = next;
    },
    holdAnswers: () => {
      const released = Promise.withResolvers<void>();
      const reached = Promise.withResolvers<void>();
      answer = released.promise;
      reach = reached.resolve;
      return { reached: reached.promise, release: released.resolve };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
