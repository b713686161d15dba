import { type APIRequestContext, expect } from '@playwright/test';

type ViewedMail = { to: string; subject: string; text: string };

/** From the newest mail about it, which comes when the answer to the visitor may already be there. */
export async function findInMail(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
  part: RegExp,
): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const mails: ViewedMail[] = await request.get('/dev/mails.json').then((answer) => answer.json());
      const mail = mails.find((each) => each.to === address && subject.test(each.subject));
      found = part.exec(mail?.text ?? '')?.[0] ?? '';
      return found;
    }, `a mail to ${address} about ${subject}`)
    .not.toBe('');
  return found;
}

export const linkOfMail = (request: APIRequestContext, address: string, subject: RegExp) =>
  findInMail(request, address, subject, /https?:\S+\/auth\/confirm\?\S+/);

/** Where one side of a report reads the decision. */
export const caseOfMail = (request: APIRequestContext, address: string, subject: RegExp) =>
  findInMail(request, address, subject, /\/meldung\/[\w-]+/);

export const codeOfMail = (request: APIRequestContext, address: string, subject: RegExp) =>
  findInMail(request, address, subject, /^\d{6}$/m);
