import type { APIRequestContext } from '@playwright/test';

type ViewedMail = { to: string; subject: string; text: string };

async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<ViewedMail> {
  const mails: ViewedMail[] = await request.get('/dev/mails.json').then((answer) => answer.json());
  const mail = mails.find((each) => each.to === address && subject.test(each.subject));
  if (!mail) throw new Error(`no mail to ${address} about ${subject}`);
  return mail;
}

/** The newest mail comes first. */
export async function linkOfMail(request: APIRequestContext, address: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(request, address, subject);
  return /https?:\S+\/auth\/confirm\?\S+/.exec(text)?.[0] ?? '';
}

export async function codeOfMail(request: APIRequestContext, address: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(request, address, subject);
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}
