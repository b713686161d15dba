import { narrowerOf } from '@stellenvisite/search/taxonomy';
import type { LoadedJob } from '../../matching/load-matched-jobs.ts';
import { occupationGroup } from '../search/occupation-group.ts';
import { findRegionKeys } from '../search/talent-regions.ts';
import { isAvailableBy, worksAll } from './talent-filter.ts';
import { type TalentTable, type Weight, weigh } from './talent-table.ts';

const POINTS = { region: 15, occupation: 15, group: 10, shifts: 10, specialty: 8, start: 4 };

/** A rough match in whole points, to be added up: which profiles are worth the full comparison. */
export function nearnessTo(
  table: TalentTable,
  { occupation, specialty, shifts, startsOn, city, region }: LoadedJob,
): Weight[] {
  const near = new Set(findRegionKeys(`${city}, ${region}`) ?? []);
  const kin = new Set(occupation ? narrowerOf(occupation) : []);
  const group = occupation ? occupationGroup(occupation) : null;
  const points = (isNear: boolean, worth: number) => (isNear ? worth : 0);
  return [
    weigh(table, 'region', (seen) => points(seen !== null && near.has(seen), POINTS.region)),
    weigh(table, 'occupation', (own) => points(kin.has(own), POINTS.occupation)),
    weigh(table, 'occupationGroup', (own) => points(own === group, POINTS.group)),
    weigh(table, 'shifts', (own) => points(shifts.length > 0 && worksAll(own, shifts), POINTS.shifts)),
    weigh(table, 'specialties', (own) => points(specialty !== null && own.includes(specialty), POINTS.specialty)),
    weigh(table, 'availableFrom', (from) => points(startsOn !== null && isAvailableBy(from, startsOn), POINTS.start)),
  ];
}
