import type { JobCategory } from '@stellenvisite/contract/job-fields';
import { clsx } from 'clsx';
import { AdministrationRoom, DoctorsRoom, ManagementRoom, MedicalRoom, MfaRoom, NursingRoom } from './furniture.tsx';

const ROOMS = {
  nursing: { Furniture: NursingRoom, width: 372, height: 190 },
  doctors: { Furniture: DoctorsRoom, width: 232, height: 170 },
  medical: { Furniture: MedicalRoom, width: 176, height: 176 },
  mfa: { Furniture: MfaRoom, width: 188, height: 150 },
  administration: { Furniture: AdministrationRoom, width: 196, height: 120 },
  management: { Furniture: ManagementRoom, width: 150, height: 136 },
} as const;

/** The furniture of a category's room on the floor plan. Colours come from the category itself. */
export function CategoryRoom({ category, className }: { category: JobCategory; className?: string }) {
  const { Furniture, width, height } = ROOMS[category];
  return (
    <svg
      className={clsx('h-auto max-w-full', `tint-${category}`, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <Furniture />
    </svg>
  );
}

/** A door in a wall, opening upwards; flip it with `-scale-y-100` for the rooms below the corridor. */
export function RoomDoor({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 52 52" width="52" height="52" aria-hidden="true">
      <path className="door-gap" d="M3 50.5h46" />
      <path className="ln" d="M3 51V5" />
      <path className="ln ln-thin" d="M3 5a46 46 0 0 1 46 46" strokeDasharray="3 4" />
    </svg>
  );
}

const PEOPLE = [
  { x: 16, y: 18, rotation: 8, coat: 'sheet' },
  { x: 36, y: 40, rotation: -10, coat: 'tree' },
  { x: 62, y: 20, rotation: 4, coat: 'late' },
  { x: 96, y: 30, rotation: 0, coat: 'night' },
];

/** The ward round on its way down the corridor. */
export function CorridorRound({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 196 56" width="196" height="56" aria-hidden="true">
      {PEOPLE.map(({ x, y, rotation, coat }) => (
        <g key={coat} transform={`translate(${x} ${y}) rotate(${rotation})`}>
          <ellipse className={`fx f-${coat}`} rx="9" ry="15" />
          <circle className="fx f-skin" r="7" />
        </g>
      ))}
      <path className="ln" d="M116 18v24" />
      <rect className="fx f-sheet" x="122" y="12" width="60" height="36" rx="5" />
      <rect className="fx f-marker" x="129" y="18" width="24" height="24" rx="2" />
      <path className="ln" d="M160 18v24M167 18v24M174 18v24" />
    </svg>
  );
}
