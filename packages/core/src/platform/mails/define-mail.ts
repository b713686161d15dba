/** A mail to be rendered: its kind, and what it has to tell. */
export type MailMessage = { kind: string; values: unknown };

/** A kind of mail: called with its values it is a message. The template comes with the slice. */
export type MailDefinition<Values> = ((values: Values) => MailMessage) & { kind: string };

export function defineMail<Values>(kind: string): MailDefinition<Values> {
  return Object.assign((values: Values) => ({ kind, values }), { kind });
}
