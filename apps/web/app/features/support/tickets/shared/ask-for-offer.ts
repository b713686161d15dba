/** The contact form, with what it is about already chosen. */
export const askForOffer = (subject: string): string =>
  `/kontakt?${new URLSearchParams({ role: 'employer', topic: 'billing', subject })}`;
