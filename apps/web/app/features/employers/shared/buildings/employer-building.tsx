import { clsx } from 'clsx';
import type { BuildingKind } from './building-kind.ts';
import { CareHome, careHomeBox } from './care-home.tsx';
import { Hospital, hospitalBox } from './hospital.tsx';
import { Practice, practiceBox } from './practice.tsx';
import { Rehab, rehabBox } from './rehab.tsx';
import { hashOf } from './seed.ts';
import { Spital, spitalBox } from './spital.tsx';
import { Stift, stiftBox } from './stift.tsx';

const BUILDINGS = {
  hospital: { Drawing: Hospital, box: hospitalBox },
  stift: { Drawing: Stift, box: stiftBox },
  practice: { Drawing: Practice, box: practiceBox },
  spital: { Drawing: Spital, box: spitalBox },
  'care-home': { Drawing: CareHome, box: careHomeBox },
  rehab: { Drawing: Rehab, box: rehabBox },
} as const;

export type EmployerBuildingProps = {
  kind: BuildingKind;
  /** The employer's id: the same employer always looks the same. */
  seed: string;
  /** On the night field only the night shift is lit. */
  night?: boolean;
  /** Without a label the drawing is decoration. */
  label?: string;
  className?: string;
};

/** Its own size is the street's scale; set a height with a class to make it smaller (`h-44 w-auto`). */
export function EmployerBuilding({ kind, seed, night, label, className }: EmployerBuildingProps) {
  const { Drawing, box } = BUILDINGS[kind];
  const mirrored = ((hashOf(seed) >>> 12) & 1) === 1;
  return (
    <svg
      className={clsx('building', night && 'building-night', className)}
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g transform={mirrored ? `matrix(-1 0 0 1 ${box.width} 0)` : undefined}>
        <Drawing seed={seed} />
      </g>
    </svg>
  );
}
