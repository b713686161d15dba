import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { EmploymentType } from '@stellenvisite/contract/jobs/job-fields';
import type { Random } from '../random.ts';
import type { DutyModel } from './duty-week.ts';
import type { Occupation } from './vocabulary.ts';

/** The forms found in published jobs, the common one most often. */
const MARKERS: Record<Country, readonly (readonly [string, number])[]> = {
  DE: [
    ['(m/w/d)', 60],
    ['(w/m/d)', 20],
    ['(d/m/w)', 4],
    ['(m/w/x)', 3],
    ['(gn)', 5],
    ['(all genders)', 3],
    ['(m|w|d)', 5],
  ],
  AT: [
    ['(m/w/d)', 50],
    ['(w/m/d)', 40],
    ['(all genders)', 5],
    ['(m/w/x)', 5],
  ],
  CH: [
    ['(m/w/d)', 60],
    ['(w/m/d)', 30],
    ['(all genders)', 10],
  ],
};
const CARE_HOME_AREAS = new Set(['wohnbereich', 'demenz', 'kurzzeit', 'wohnheim']);
const NO_DEPARTMENT_IN_TITLE = new Set([
  'finanzen',
  'itbereich',
  'technikbereich',
  'kueche',
  'verwaltung',
  'schule',
  'rettung',
  'offizin',
  'therapie',
  'zahn',
  'hausarzt',
  'tour',
  'oegd',
  'medcontrolling',
  'aempbereich',
  'hygienebereich',
  'ernaehrung',
]);

export type TitleQuestion = {
  occupation: Occupation;
  country: Country;
  department: { key: string; name: string; ward: boolean };
  employmentType: EmploymentType;
  model: DutyModel;
  dutyKnown: boolean;
  percent: { min: number; max: number };
};

export function writeTitle(
  { occupation, country, department, employmentType, model, dutyKnown, percent }: TitleQuestion,
  random: Random,
): string {
  const isInternship = employmentType === 'internship' && occupation.internship !== undefined;
  const titles = occupation.titles[country].filter((title) => leadsThere(title, department));
  const title = isInternship ? occupation.internship : random.pick(titles);
  const form = (title ?? '').replace('{g}', pickMarker(country, random)).trim();
  return `${form}${addition(occupation, department, random)}${tail(country, model, dutyKnown, percent, random)}`;
}

/** "(m/w/d)" or another form of it. */
export function pickMarker(country: Country, random: Random): string {
  return random.weighted(MARKERS[country]);
}

/** Wards have a Stationsleitung, care homes a Wohnbereichsleitung; a theatre or a day unit has neither. */
function leadsThere(title: string, { key, ward }: TitleQuestion['department']): boolean {
  const isCareHome = CARE_HOME_AREAS.has(key);
  if (/Wohnbereich/.test(title)) return isCareHome;
  return !/Station|Abteilungsleitung|Pflegedirektor/.test(title) || (ward && !isCareHome);
}

function addition(occupation: Occupation, { key, name }: TitleQuestion['department'], random: Random): string {
  const shown = NO_DEPARTMENT_IN_TITLE.has(key) ? 0.12 : occupation.role === 'doctor' ? 0.95 : 0.72;
  if (!random.chance(shown) || occupation.key === 'hausarzt') return '';
  return random.weighted([
    [` ${name}`, 50],
    [` – ${name}`, 25],
    [forIt(name), 10],
    [` | ${name}`, 8],
    [` (${name})`, 7],
  ]);
}

/** Only where the ending of a name shows that it is feminine. */
function forIt(name: string): string {
  const feminine = /(station|ie|ung|ambulanz|klinik|pflege|aufnahme|medizin|hilfe)$/i.test(name) && !name.includes(' ');
  return feminine ? ` für die ${name}` : ` ${name}`;
}

function tail(
  country: Country,
  model: DutyModel,
  dutyKnown: boolean,
  percent: TitleQuestion['percent'],
  random: Random,
): string {
  if (model === 'night' && dutyKnown) return random.pick([' – Dauernachtwache', ' Dauernachtwache', ' im Nachtdienst']);
  const range = percent.min === percent.max ? `${percent.max} %` : `${percent.min}–${percent.max} %`;
  if (country === 'CH') return random.chance(0.75) ? ` ${range}` : '';
  if (percent.max < 90 && random.chance(0.45))
    return random.pick([' in Teilzeit', `, Teilzeit ${range}`, ' (Teilzeit)']);
  if (percent.min < percent.max && random.chance(0.12))
    return random.pick([' in Voll- oder Teilzeit', `, ab ${percent.min} %`]);
  return '';
}
