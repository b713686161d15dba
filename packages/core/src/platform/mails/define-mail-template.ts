import type { Language } from '@stellenvisite/contract/platform/languages';
import type { MailDefinition } from './define-mail.ts';
import type { MailContent } from './mail-content.ts';

/** How a kind of mail is worded. */
export type MailTemplate = { kind: string; compose(values: unknown, language: Language): MailContent };

export function defineMailTemplate<Values>(
  { kind }: MailDefinition<Values>,
  compose: (values: Values, language: Language) => MailContent,
): MailTemplate {
  // A message of this kind is made by its definition only, which takes no other values.
  return { kind, compose: (values, language) => compose(values as Values, language) };
}
