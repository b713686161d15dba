import type { MessageParty } from '@stellenvisite/contract/messages/messages';
import { clsx } from 'clsx';
import { initialsOf } from '../../ui/initials.ts';

const MONOGRAM = 'grid size-10 flex-none place-items-center rounded-cell font-bold font-display text-fs-8 leading-none';
const COLORS = {
  employer: 'bg-shift-n text-shift-n-on',
  applicant: 'inset-ring-[1.5px] inset-ring-ink bg-sheet text-ink',
} as const satisfies Record<MessageParty, string>;

/** Two letters in place of a picture; the name appears next to it. */
export function Monogram({ name, party, isQuiet }: { name: string; party: MessageParty; isQuiet?: boolean }) {
  return (
    <span className={clsx(MONOGRAM, isQuiet ? 'bg-sheet-2 text-ink-2' : COLORS[party])} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
