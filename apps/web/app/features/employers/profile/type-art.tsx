import type { EmployerType } from '@stellenvisite/contract/employers/employers';
import { clsx } from 'clsx';
import { Drawing } from '../../../ui/drawing.tsx';
import '../../jobs/display/employer/drawings.css';
import company from '../../own-employers/drawings/company.svg?raw';
import hospital from '../../own-employers/drawings/hospital.svg?raw';
import practice from '../../own-employers/drawings/practice.svg?raw';

const SCENES: Record<EmployerType, string> = { hospital, practice, company };

/** Renders the building that represents a type of profile. */
export function TypeArt({ type, className }: { type: EmployerType; className?: string }) {
  return <Drawing svg={SCENES[type]} className={clsx('block w-full h-42 border-b border-b-line', className)} />;
}
