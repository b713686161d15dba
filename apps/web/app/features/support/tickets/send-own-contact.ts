import { api } from '../../../session/api.ts';
import { type ContactAnswer, sendContact } from './contact-page.tsx';

/** With the session of the browser, so that the ticket is found under „Meine Anfragen“. */
export async function sendOwnContact(form: FormData): Promise<ContactAnswer> {
  const { answer } = await sendContact(api, { form, language: document.documentElement.lang });
  return answer;
}
