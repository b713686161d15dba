import type { MessageParty } from '@stellenvisite/contract/messages/messages';
import { clsx } from 'clsx';

const LETTER = /\p{L}/u;

/** Two letters in place of a picture; the name appears next to it. */
export function Monogram({ name, party, isQuiet }: { name: string; party: MessageParty; isQuiet?: boolean }) {
  return (
    <span className={clsx('msg-mono', `msg-mono-${party}`, isQuiet && 'msg-mono-quiet')} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => LETTER.test(word[0] ?? ''));
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
