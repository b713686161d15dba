import { MailDelayed, MailRefused, type MailTransport } from '@stellenvisite/core/platform/mails/mail';

const ANSWER_MS = 10_000;
/** Answers that speak of the moment, and not of the number. */
const LATER = new Set([401, 403, 404, 408, 425, 429]);

export type SmsProvider = { url: string; token: string | null; from: string | null };

/**
 * Posts a text message as JSON to an address, which is the provider's own or a small bridge to it. The key lets the other
 * side drop a message that comes twice because its answer was lost.
 */
export function createSmsTransport({ url, token, from }: SmsProvider): MailTransport {
  return {
    async deliver({ to, text, messageId }) {
      const status = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': messageId,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to, text, ...(from ? { from } : {}) }),
      }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.status;
        },
        () => {
          throw new MailDelayed('the SMS provider cannot be reached');
        },
      );
      if (status >= 200 && status < 300) return 'taken';
      if (status >= 400 && status < 500 && !LATER.has(status)) throw new MailRefused(`HTTP ${status}`);
      throw new MailDelayed(`the SMS provider answered ${status}`);
    },
    close() {},
  };
}
