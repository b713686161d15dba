import { occupationByKey } from '@stellenvisite/search/taxonomy';

/** From here on a word leaves open which occupation it is: „Arzt“, „Pflege“. */
const BROAD = 90;

/**
 * Which occupations are counted together for anonymity: one with those it is a part of, as long as the wider word is an
 * occupation of its own. A senior physician is not hidden among all doctors.
 */
export function occupationGroup(key: string): string {
  const broader = occupationByKey.get(key)?.broader.find((each) => !isBroad(each));
  return broader ? occupationGroup(broader) : key;
}

function isBroad(key: string): boolean {
  return (occupationByKey.get(key)?.precedence ?? BROAD) >= BROAD;
}
