import type { Language } from '@stellenvisite/contract/platform/languages';
import type { StoredFactor } from '@stellenvisite/db/schema/applications/applications';
import { fillReason, type ReasonCode } from './match-reasons.ts';

/** The reasons that a factor can have; the others speak to the applicant alone. */
type FactorCode = Exclude<ReasonCode, `ask.${string}` | `missing.${string}` | 'opened.kind'>;

/** The sentences of a match for the employer, in both languages. `{name}` represents a value. */
const REASONS: Record<FactorCode, readonly [de: string, en: string]> = {
  'occupation.same': ['Beruf: {own}, wie gesucht.', 'Occupation: {own}, as wanted.'],
  'occupation.near': ['{own} und {job} gehören zusammen.', '{own} and {job} belong together.'],
  'occupation.related': ['{own} ist mit {job} verwandt.', '{own} is related to {job}.'],
  'occupation.category': ['{own}: derselbe Bereich wie {job}.', '{own}: the same field as {job}.'],
  'occupation.other': ['Gesucht: {job}. Beruf im Profil: {own}.', 'Wanted: {job}. Occupation in the profile: {own}.'],
  'occupation.none': [
    'Gesucht: {job}. Das Profil nennt keinen Beruf. Nicht gewertet.',
    'Wanted: {job}. The profile names no occupation. Not counted.',
  ],
  'occupation.unknown': [
    'Die Anzeige nennt keinen Beruf, den wir kennen. Nicht gewertet.',
    'The ad names no occupation we know. Not counted.',
  ],
  'specialty.same': ['Bringt {job} mit.', 'Brings {job}.'],
  'specialty.within': [
    '{job} gehört zum Fachgebiet {own} im Profil.',
    '{job} is part of {own}, a field in the profile.',
  ],
  'specialty.other': ['{job} steht nicht im Profil.', '{job} is not in the profile.'],
  'specialty.none': [
    'Zum Fachgebiet ({job}) sagt das Profil nichts. Nicht gewertet.',
    'The profile says nothing of the field ({job}). Not counted.',
  ],
  'specialty.open': ['Die Anzeige nennt kein Fachgebiet. Nicht gewertet.', 'The ad names no field. Not counted.'],
  'level.fits': ['{years} Jahre Erfahrung passen.', '{years} years of experience fit.'],
  'level.more': [
    'Mit {years} Jahren mehr Erfahrung als gesucht.',
    'With {years} years more experience than asked for.',
  ],
  'level.less': ['{years} Jahre Erfahrung, gesucht sind mehr.', '{years} years of experience, more are asked for.'],
  'level.open': [
    'Die Anzeige nennt keine Erfahrungsstufe. Nicht gewertet.',
    'The ad names no level of experience. Not counted.',
  ],
  'level.none': [
    'Das Profil nennt keine Berufsjahre. Nicht gewertet.',
    'The profile names no years of experience. Not counted.',
  ],
  'place.near': ['Wohnt in {own}, {km} km entfernt.', 'Lives in {own}, {km} km away.'],
  'place.far': ['Wohnt in {own}, {km} km entfernt.', 'Lives in {own}, {km} km away.'],
  'place.region': ['Wohnt in {own}.', 'Lives in {own}.'],
  'place.outside': ['Wohnt in {own}, nicht in der Nähe von {job}.', 'Lives in {own}, not near {job}.'],
  'place.remote': ['Die Arbeit geht von überall.', 'The work can be done from anywhere.'],
  'place.none': ['Der Wohnort ist nicht angegeben. Nicht gewertet.', 'The place of living is not given. Not counted.'],
  'place.unknown': [
    'Den Ort „{own}“ im Profil kennen wir nicht. Nicht gewertet.',
    'We do not know the place “{own}” in the profile. Not counted.',
  ],
  'employment.fits': ['Anstellung und Stunden passen.', 'Employment and hours fit.'],
  'employment.kind': [
    'Die Anstellung passt. Zu den Stunden fehlt eine Angabe, sie sind nicht gewertet.',
    'The employment fits. The hours are not stated on both sides and not counted.',
  ],
  'employment.hours': [
    'Die Anstellung passt, die Stunden ({job}) nicht.',
    'The employment fits, the hours ({job}) do not.',
  ],
  'employment.other': ['Wünscht sich eine andere Anstellung.', 'Wishes for another kind of employment.'],
  'employment.open': [
    'Die Anzeige nennt keinen Umfang. Nicht gewertet.',
    'The ad does not state the extent. Not counted.',
  ],
  'employment.none': [
    'Zur Anstellung sagt das Profil nichts. Nicht gewertet.',
    'The profile says nothing of the employment. Not counted.',
  ],
  'week.fits': ['Alle {total} Dienste passen zur Wunschwoche.', 'All {total} shifts fit the wished week.'],
  'week.partly': [
    '{fits} von {total} Diensten passen zur Wunschwoche.',
    '{fits} of {total} shifts fit the wished week.',
  ],
  'week.nights': [
    '{fits} von {total} Diensten passen; mehr Nächte oder Wochenenden als gewünscht.',
    '{fits} of {total} shifts fit; more nights or weekends than wished for.',
  ],
  'week.known': [
    'Soweit die Wunschwoche etwas dazu sagt, passen die Dienste.',
    'As far as the wished week says anything about them, the shifts fit.',
  ],
  'week.unset': [
    'Zu diesen Diensten sagt die Wunschwoche nichts. Nicht gewertet.',
    'The wished week says nothing about these shifts. Not counted.',
  ],
  'week.open': ['Dienste nach Absprache. Nicht gewertet.', 'Shifts by arrangement. Not counted.'],
  'week.none': ['Keine Wunschwoche gesendet. Nicht gewertet.', 'No wished week was sent. Not counted.'],
  'pay.fits': ['Gehaltswünsche werden nicht weitergegeben.', 'Pay wishes are not passed on.'],
  'pay.near': ['Gehaltswünsche werden nicht weitergegeben.', 'Pay wishes are not passed on.'],
  'pay.below': ['Gehaltswünsche werden nicht weitergegeben.', 'Pay wishes are not passed on.'],
  'pay.open': ['Gehaltswünsche werden nicht weitergegeben.', 'Pay wishes are not passed on.'],
  'pay.none': ['Gehaltswünsche werden nicht weitergegeben.', 'Pay wishes are not passed on.'],
  'languages.fits': ['{job} ist verlangt und vorhanden.', '{job} is asked for and present.'],
  'languages.below': ['{job} ist verlangt, im Profil steht {own}.', '{job} is asked for, the profile says {own}.'],
  'languages.none': [
    '{job} ist verlangt. Das Profil nennt kein Niveau. Nicht gewertet.',
    '{job} is asked for. The profile names no level. Not counted.',
  ],
  'languages.open': [
    'Die Anzeige verlangt kein Sprachniveau. Nicht gewertet.',
    'The ad asks for no language level. Not counted.',
  ],
  'licence.fits': ['Die Berufserlaubnis liegt vor.', 'Is licensed for it.'],
  'licence.pending': ['Die Anerkennung läuft noch.', 'The recognition is still pending.'],
  'licence.other': ['Verlangt ist {job}.', '{job} is asked for.'],
  'licence.none': [
    'Zur Berufserlaubnis sagt das Profil nichts. Nicht gewertet.',
    'The profile says nothing of a licence. Not counted.',
  ],
  'licence.open': [
    'Für diese Stelle braucht es keine Berufserlaubnis. Nicht gewertet.',
    'This job needs no licence. Not counted.',
  ],
  'start.flexible': ['Der Beginn ist offen.', 'The start is open.'],
  'start.fits': ['Kann zum gesuchten Termin anfangen.', 'Can start on the date wanted.'],
  'start.later': ['Gesucht ab {job}, kann ab {own}.', 'Wanted from {job}, can start on {own}.'],
  'start.open': ['Die Anzeige nennt keinen Beginn. Nicht gewertet.', 'The ad names no start. Not counted.'],
  'start.none': ['Kein frühester Beginn angegeben. Nicht gewertet.', 'No earliest start is given. Not counted.'],
};

/** Returns the sentence of a stored factor; nothing for a code of another version. */
/** Checks whether every value that the sentence of a factor needs is stated; a comparison with nothing is not counted. */
export function isFactorStated({ reason: { code, values = {} } }: Pick<StoredFactor, 'reason'>): boolean {
  const words = Object.hasOwn(REASONS, code) ? REASONS[code as FactorCode] : null;
  const names = [...(words?.[0] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return names.every((name) => {
    const value = values[name];
    return (typeof value === 'object' ? value.de : String(value ?? '')).trim() !== '';
  });
}

export function employerReason({ reason: { code, values = {} } }: StoredFactor, language: Language): string {
  const words = Object.hasOwn(REASONS, code) ? REASONS[code as FactorCode] : null;
  return words ? fillReason(words, values, language) : '';
}
