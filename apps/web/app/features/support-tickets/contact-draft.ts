import type { ContactValues } from './send-contact.ts';

const KEY = 'contact-draft';

/** What was typed so far, for this visit only: the next person at a shared computer must not find it. */
export function readContactDraft(): ContactValues | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ContactValues | null;
  } catch {
    return null;
  }
}

export function writeContactDraft(form: FormData): void {
  const { website: _, ...values } = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Without storage there is no draft.
  }
}

export function removeContactDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
