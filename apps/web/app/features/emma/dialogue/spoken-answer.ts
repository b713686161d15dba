import type { TFunction } from 'i18next';
import { dataPartsOf, type EmmaUiMessage, textOfMessage } from '../chat/emma-message.ts';

/** A finished answer in one piece, as a screen reader speaks it: the words, the jobs by name, and the question at its end. */
export function spokenAnswer(message: EmmaUiMessage, t: TFunction<'emma'>): string {
  const words = textOfMessage(message)
    .replaceAll('**', '')
    .replaceAll(/\s?\[\d{1,2}\]/gu, '');
  const jobs = dataPartsOf(message, 'jobs').flatMap(({ items }) =>
    items.map(({ title, employer, location }) => `${title}, ${employer.name}, ${location.city}`),
  );
  const questions = dataPartsOf(message, 'question').map(({ text }) => text);
  const proposals = dataPartsOf(message, 'confirm').map(({ action }) => t(`spoken.${action}`));
  return [words, ...jobs, ...questions, ...proposals].filter((part) => part !== '').join('. ');
}
