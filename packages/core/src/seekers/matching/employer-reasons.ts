import type { Language } from '@stellenvisite/contract/platform/languages';
import type { StoredFactor } from '@stellenvisite/db/schema/applications/applications';
import { fillReason, type ReasonCode } from './match-reasons.ts';

/** The reasons that a factor can have; the others speak to the applicant alone. */
type FactorCode = Exclude<ReasonCode, `ask.${string}` | `missing.${string}` | 'opened.kind'>;

/** The sentences of a match for the employer, in both languages. `{name}` represents a value. */
const REASONS: Record<FactorCode, readonly [de: string, en: string]> = {
  'occupation.same': ['{own}, wie gesucht.', '{own}, as required.'],
  'occupation.near': ['{own} und {job} sind eng verwandt.', '{own} and {job} are closely related.'],
  'occupation.related': ['{own} ist mit {job} verwandt.', '{own} is related to {job}.'],
  'occupation.category': ['{own}: derselbe Bereich wie {job}.', '{own}: the same field as {job}.'],
  'occupation.other': ['Gesucht: {job}. Beruf im Profil: {own}.', 'Required: {job}. Occupation in the profile: {own}.'],
  'occupation.none': [
    'Gesucht: {job}. Das Profil nennt keinen Beruf. Nicht gewertet.',
    'Required: {job}. The profile does not state an occupation. Not counted.',
  ],
  'occupation.unknown': [
    'Die Anzeige nennt keinen Beruf, den wir kennen. Nicht gewertet.',
    'The ad does not state an occupation that we know. Not counted.',
  ],
  'specialty.same': ['Bringt {job} mit.', 'Experienced in {job}.'],
  'specialty.within': [
    '{job} gehört zum Fachgebiet {own} im Profil.',
    '{job} belongs to {own}, which is in the profile.',
  ],
  'specialty.other': ['{job} ist im Profil nicht angegeben.', '{job} is not in the profile.'],
  'specialty.none': [
    'Zum Fachgebiet ({job}) sagt das Profil nichts. Nicht gewertet.',
    'The profile does not mention {job}. Not counted.',
  ],
  'specialty.open': [
    'Die Anzeige nennt kein Fachgebiet. Nicht gewertet.',
    'The ad does not state a specialty. Not counted.',
  ],
  'level.fits': ['{years} Jahre Erfahrung passen.', '{years} years of experience, as required.'],
  'level.more': ['{years} Jahre Erfahrung, mehr als gesucht.', '{years} years of experience, more than required.'],
  'level.less': ['{years} Jahre Erfahrung, weniger als gesucht.', '{years} years of experience, less than required.'],
  'level.open': [
    'Die Anzeige nennt keine Erfahrungsstufe. Nicht gewertet.',
    'The ad does not state a level of experience. Not counted.',
  ],
  'level.none': [
    'Das Profil nennt keine Berufsjahre. Nicht gewertet.',
    'The profile does not state any years of experience. Not counted.',
  ],
  'place.near': ['Wohnt in {own}, {km} km entfernt.', 'Lives in {own}, {km} km away.'],
  'place.far': ['Wohnt in {own}, {km} km entfernt.', 'Lives in {own}, {km} km away.'],
  'place.region': ['Wohnt in {own}.', 'Lives in {own}.'],
  'place.outside': ['Wohnt in {own}, nicht in der Nähe von {job}.', 'Lives in {own}, not near {job}.'],
  'place.remote': ['Die Arbeit ist von überall aus möglich.', 'The work can be done from anywhere.'],
  'place.none': [
    'Der Wohnort ist nicht angegeben. Nicht gewertet.',
    'The place of residence is not stated. Not counted.',
  ],
  'place.unknown': [
    'Den Ort „{own}“ im Profil kennen wir nicht. Nicht gewertet.',
    'We do not know the place “{own}” in the profile. Not counted.',
  ],
  'employment.fits': ['Anstellung und Stunden passen.', 'The employment and the hours match.'],
  'employment.kind': [
    'Die Anstellung passt. Zu den Stunden fehlt eine Angabe, daher werden sie nicht gewertet.',
    'The employment matches. The hours are not stated on both sides and are not counted.',
  ],
  'employment.hours': [
    'Die Anstellung passt, die Stunden ({job}) nicht.',
    'The employment matches, the hours ({job}) do not.',
  ],
  'employment.other': ['Wünscht sich eine andere Anstellung.', 'Is looking for another kind of employment.'],
  'employment.open': [
    'Die Anzeige nennt keinen Umfang. Nicht gewertet.',
    'The ad does not state the hours. Not counted.',
  ],
  'employment.none': [
    'Im Profil fehlt eine Angabe zur Anstellung. Nicht gewertet.',
    'The profile does not state the kind of employment. Not counted.',
  ],
  'week.fits': ['Alle {total} Dienste passen zur Wunschwoche.', 'All {total} shifts match the preferred week.'],
  'week.partly': [
    '{fits} von {total} Diensten passen zur Wunschwoche.',
    '{fits} of {total} shifts match the preferred week.',
  ],
  'week.nights': [
    '{fits} von {total} Diensten passen. Es sind mehr Nächte oder Wochenenden als gewünscht.',
    '{fits} of {total} shifts match. There are more nights or weekends than preferred.',
  ],
  'week.known': [
    'Die Dienste passen, soweit die Wunschwoche sie nennt.',
    'The shifts match as far as the preferred week covers them.',
  ],
  'week.unset': [
    'Die Wunschwoche enthält keine Angabe zu diesen Diensten. Nicht gewertet.',
    'The preferred week does not cover these shifts. Not counted.',
  ],
  'week.open': ['Dienste nach Absprache. Nicht gewertet.', 'Shifts by arrangement. Not counted.'],
  'week.none': ['Keine Wunschwoche gesendet. Nicht gewertet.', 'No preferred week was sent. Not counted.'],
  'pay.fits': ['Gehaltswünsche werden nicht weitergegeben.', 'Desired pay is not passed on.'],
  'pay.near': ['Gehaltswünsche werden nicht weitergegeben.', 'Desired pay is not passed on.'],
  'pay.below': ['Gehaltswünsche werden nicht weitergegeben.', 'Desired pay is not passed on.'],
  'pay.open': ['Gehaltswünsche werden nicht weitergegeben.', 'Desired pay is not passed on.'],
  'pay.none': ['Gehaltswünsche werden nicht weitergegeben.', 'Desired pay is not passed on.'],
  'languages.fits': ['{job} ist verlangt und im Profil angegeben.', '{job} is required and stated in the profile.'],
  'languages.below': [
    '{job} ist verlangt, im Profil ist {own} angegeben.',
    '{job} is required, the profile states {own}.',
  ],
  'languages.none': [
    '{job} ist verlangt. Das Profil nennt kein Niveau. Nicht gewertet.',
    '{job} is required. The profile does not state a level. Not counted.',
  ],
  'languages.open': [
    'Die Anzeige verlangt kein Sprachniveau. Nicht gewertet.',
    'The ad does not require a language level. Not counted.',
  ],
  'licence.fits': ['Die Berufserlaubnis ist angegeben.', 'The licence to practise is stated.'],
  'licence.pending': ['Die Anerkennung läuft noch.', 'Recognition of the qualification is still pending.'],
  'licence.other': ['{job} ist Voraussetzung.', '{job} is required.'],
  'licence.none': [
    'Im Profil fehlt eine Angabe zur Berufserlaubnis. Nicht gewertet.',
    'The profile does not state a licence. Not counted.',
  ],
  'licence.open': [
    'Für diese Stelle ist keine Berufserlaubnis erforderlich. Nicht gewertet.',
    'No licence is required for this job. Not counted.',
  ],
  'start.flexible': ['Der Beginn ist flexibel.', 'The start date is flexible.'],
  'start.fits': ['Kann zum gesuchten Termin anfangen.', 'Can start on the required date.'],
  'start.later': ['Gesucht ab {job}, verfügbar ab {own}.', 'Required from {job}, available from {own}.'],
  'start.open': [
    'Die Anzeige nennt keinen Beginn. Nicht gewertet.',
    'The ad does not state a start date. Not counted.',
  ],
  'start.none': ['Kein frühester Beginn angegeben. Nicht gewertet.', 'No earliest start date is stated. Not counted.'],
};

/** Checks whether every value that the sentence of a factor needs is stated; a comparison with nothing is not counted. */
export function isFactorStated({ reason: { code, values = {} } }: Pick<StoredFactor, 'reason'>): boolean {
  const words = Object.hasOwn(REASONS, code) ? REASONS[code as FactorCode] : null;
  const names = [...(words?.[0] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return names.every((name) => {
    const value = values[name];
    return (typeof value === 'object' ? value.de : String(value ?? '')).trim() !== '';
  });
}

/** Returns the sentence of a stored factor; nothing for a code of another version. */
export function employerReason({ reason: { code, values = {} } }: StoredFactor, language: Language): string {
  const words = Object.hasOwn(REASONS, code) ? REASONS[code as FactorCode] : null;
  return words ? fillReason(words, values, language) : '';
}
