import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { clsx } from 'clsx';
import { Drawing } from '../../../../ui/drawing.tsx';
import administration from './administration.svg?raw';
import corridor from './corridor.svg?raw';
import doctors from './doctors.svg?raw';
import management from './management.svg?raw';
import medical from './medical.svg?raw';
import mfa from './mfa.svg?raw';
import nursing from './nursing.svg?raw';

const ROOMS: Record<JobCategory, string> = { nursing, doctors, medical, mfa, administration, management };

/** Renders the furniture of a category's room on the floor plan. Colours come from the category itself. */
export function CategoryRoom({ category, className }: { category: JobCategory; className?: string }) {
  return <Drawing svg={ROOMS[category]} className={clsx('h-auto max-w-full', `tint-${category}`, className)} />;
}

/** Renders a door in a wall, opening upwards; flip it with `-scale-y-100` for the rooms below the corridor. */
export function RoomDoor({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 52 52" width="52" height="52" aria-hidden="true">
      <path className="door-gap" d="M3 50.5h46" />
      <path className="ln" d="M3 51V5" />
      <path className="ln ln-thin" d="M3 5a46 46 0 0 1 46 46" strokeDasharray="3 4" />
    </svg>
  );
}

/** Renders the ward round on its way down the corridor. */
export function CorridorRound({ className }: { className?: string }) {
  return <Drawing svg={corridor} className={className} />;
}
