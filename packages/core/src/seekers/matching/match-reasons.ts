import type { Language } from '@stellenvisite/contract/platform/languages';

/** The sentences of a match in both languages. `{name}` represents a value. */
const REASONS = {
  'occupation.same': ['{job}: genau Ihr Beruf.', '{job}: exactly your occupation.'],
  'occupation.near': [
    '{job} und Ihr Beruf ({own}) gehören zusammen.',
    '{job} and your occupation ({own}) belong together.',
  ],
  'occupation.related': ['{job} ist mit Ihrem Beruf ({own}) verwandt.', '{job} is related to your occupation ({own}).'],
  'occupation.category': [
    '{job} liegt im selben Bereich wie Ihr Beruf ({own}).',
    '{job} is in the same field as your occupation ({own}).',
  ],
  'occupation.other': ['Gesucht: {job}. Ihr Beruf: {own}.', 'Wanted: {job}. Your occupation: {own}.'],
  'occupation.none': [
    'Gesucht: {job}. Ihr Beruf fehlt im Profil. Nicht gewertet.',
    'Wanted: {job}. Your occupation is missing in the profile. Not counted.',
  ],
  'occupation.unknown': [
    'Die Anzeige nennt keinen Beruf, den wir kennen. Nicht gewertet.',
    'The ad names no occupation we know. Not counted.',
  ],
  'specialty.same': ['{job} steht in Ihrem Profil.', '{job} is in your profile.'],
  'specialty.within': [
    '{job} gehört zum Fachgebiet {own} in Ihrem Profil.',
    '{job} is part of {own}, a field in your profile.',
  ],
  'specialty.other': ['Gesucht: {job}. Das steht nicht in Ihrem Profil.', 'Wanted: {job}. It is not in your profile.'],
  'specialty.none': [
    'Gesucht: {job}. Ihr Fachgebiet fehlt im Profil. Nicht gewertet.',
    'Wanted: {job}. Your field is missing in the profile. Not counted.',
  ],
  'specialty.open': ['Die Anzeige nennt kein Fachgebiet. Nicht gewertet.', 'The ad names no field. Not counted.'],
  'level.fits': ['{years} Jahre Erfahrung passen.', '{years} years of experience fit.'],
  'level.more': [
    'Sie bringen mit {years} Jahren mehr Erfahrung mit als gesucht.',
    'With {years} years you bring more experience than asked for.',
  ],
  'level.less': ['Gesucht ist mehr Erfahrung als {years} Jahre.', 'More experience than {years} years is asked for.'],
  'level.open': [
    'Die Anzeige nennt keine Erfahrungsstufe. Nicht gewertet.',
    'The ad names no level of experience. Not counted.',
  ],
  'level.none': [
    'Ihre Berufsjahre fehlen im Profil. Nicht gewertet.',
    'Your years of experience are missing in the profile. Not counted.',
  ],
  'place.near': ['{km} km von {own}, Ihr Umkreis ist {radius} km.', '{km} km from {own}, your radius is {radius} km.'],
  'place.far': [
    '{km} km von {own}, weiter als Ihr Umkreis von {radius} km.',
    '{km} km from {own}, beyond your radius of {radius} km.',
  ],
  'place.region': ['{job} liegt in {own}.', '{job} is in {own}.'],
  'place.outside': ['{job} liegt nicht in {own}.', '{job} is not in {own}.'],
  'place.remote': ['Die Arbeit geht von überall.', 'The work can be done from anywhere.'],
  'place.none': [
    'Ihr Wunschort fehlt im Profil. Nicht gewertet.',
    'Your preferred place is missing in the profile. Not counted.',
  ],
  'place.unknown': [
    'Den Ort „{own}“ in Ihrem Profil kennen wir nicht. Nicht gewertet.',
    'We do not know the place “{own}” in your profile. Not counted.',
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
  'employment.other': [
    'Diese Anstellung steht nicht in Ihren Wünschen.',
    'This kind of employment is not among your wishes.',
  ],
  'employment.open': [
    'Die Anzeige nennt keinen Umfang. Nicht gewertet.',
    'The ad does not state the extent. Not counted.',
  ],
  'employment.none': [
    'Ihre Wünsche zur Anstellung fehlen im Profil. Nicht gewertet.',
    'Your wishes about employment are missing in the profile. Not counted.',
  ],
  'week.fits': ['Alle {total} Dienste passen zu Ihrer Woche.', 'All {total} shifts fit your week.'],
  'week.partly': ['{fits} von {total} Diensten passen zu Ihrer Woche.', '{fits} of {total} shifts fit your week.'],
  'week.nights': [
    '{fits} von {total} Diensten passen; mehr Nächte oder Wochenenden, als Sie möchten.',
    '{fits} of {total} shifts fit; more nights or weekends than you wish.',
  ],
  'week.known': [
    'Soweit Ihre Woche etwas dazu sagt, passen die Dienste.',
    'As far as your week says anything about them, the shifts fit.',
  ],
  'week.unset': [
    'Zu diesen Diensten sagt Ihre Woche noch nichts. Nicht gewertet.',
    'Your week says nothing about these shifts yet. Not counted.',
  ],
  'week.open': ['Dienste nach Absprache. Nicht gewertet.', 'Shifts by arrangement. Not counted.'],
  'week.none': ['Ihre Woche ist noch nicht gesetzt. Nicht gewertet.', 'Your week is not set yet. Not counted.'],
  'pay.fits': ['Das Gehalt reicht an Ihren Wunsch heran oder darüber.', 'The pay reaches your wish or more.'],
  'pay.near': ['Das Gehalt liegt knapp unter Ihrem Wunsch.', 'The pay is just below your wish.'],
  'pay.below': ['Das Gehalt liegt unter Ihrem Wunsch.', 'The pay is below your wish.'],
  'pay.open': ['Die Anzeige nennt kein Gehalt. Nicht gewertet.', 'The ad names no pay. Not counted.'],
  'pay.none': ['Sie haben keinen Gehaltswunsch angegeben. Nicht gewertet.', 'You have given no pay wish. Not counted.'],
  'languages.fits': ['{job} ist verlangt, das bringen Sie mit.', '{job} is asked for, and you have it.'],
  'languages.below': ['{job} ist verlangt, Sie haben {own}.', '{job} is asked for, you have {own}.'],
  'languages.none': [
    '{job} ist verlangt. Ihr Niveau fehlt im Profil. Nicht gewertet.',
    '{job} is asked for. Your level is missing in the profile. Not counted.',
  ],
  'languages.open': [
    'Die Anzeige verlangt kein Sprachniveau. Nicht gewertet.',
    'The ad asks for no language level. Not counted.',
  ],
  'licence.fits': ['Ihre Berufserlaubnis liegt vor.', 'You are licensed for it.'],
  'licence.pending': ['Ihre Anerkennung läuft noch.', 'Your recognition is still pending.'],
  'licence.other': ['Verlangt ist {job}.', '{job} is asked for.'],
  'licence.none': [
    'Ihre Berufserlaubnis fehlt im Profil. Nicht gewertet.',
    'Your licence is missing in the profile. Not counted.',
  ],
  'licence.open': [
    'Für diese Stelle braucht es keine Berufserlaubnis. Nicht gewertet.',
    'This job needs no licence. Not counted.',
  ],
  'start.flexible': ['Der Beginn ist offen.', 'The start is open.'],
  'start.fits': ['Sie können zum gesuchten Termin anfangen.', 'You can start on the date wanted.'],
  'start.later': ['Gesucht ab {job}, Sie können ab {own}.', 'Wanted from {job}, you can start on {own}.'],
  'start.open': ['Die Anzeige nennt keinen Beginn. Nicht gewertet.', 'The ad names no start. Not counted.'],
  'start.none': [
    'Ihr frühester Beginn fehlt im Profil. Nicht gewertet.',
    'Your earliest start is missing in the profile. Not counted.',
  ],
  'opened.kind': ['Sie haben sich {count} ähnliche Stellen angesehen.', 'You have looked at {count} similar jobs.'],
  'ask.week': [
    'Dienste, die bei Ihnen nicht gehen: im Gespräch klären.',
    'Shifts that do not work for you: settle it in the interview.',
  ],
  'ask.start': ['Den Beginn im Gespräch klären.', 'Settle the start in the interview.'],
  'ask.pay': ['Nach dem Gehalt fragen.', 'Ask about the pay.'],
  'missing.occupations': ['Beruf im Profil angeben', 'Add your occupation to the profile'],
  'missing.location': ['Ort und Umkreis angeben', 'Add place and radius'],
  'missing.week': ['Ihre Woche setzen', 'Set your week'],
  'missing.licence': ['Berufserlaubnis angeben', 'Add your licence'],
  'missing.languages': ['Sprachniveau angeben', 'Add your language level'],
  'missing.employmentTypes': ['Wunsch zur Anstellung angeben', 'Add the employment you wish for'],
  'missing.yearsOfExperience': ['Berufsjahre angeben', 'Add your years of experience'],
  'missing.departments': ['Fachgebiet ergänzen, falls vorhanden', 'Add this field, if you have it'],
} as const satisfies Record<string, readonly [de: string, en: string]>;

export type ReasonCode = keyof typeof REASONS;
export type ReasonValue = string | number | Readonly<Record<Language, string>>;
export type MatchReason = { code: ReasonCode; values?: Readonly<Record<string, ReasonValue>> };

export const REASON_CODES = Object.keys(REASONS) as ReasonCode[];

export function reasonText({ code, values = {} }: MatchReason, language: Language): string {
  return fillReason(REASONS[code], values, language);
}

/** A sentence in both languages with its values put in. */
export function fillReason(
  [de, en]: readonly [de: string, en: string],
  values: NonNullable<MatchReason['values']>,
  language: Language,
): string {
  return (language === 'de' ? de : en).replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name] ?? '';
    if (typeof value === 'object') return value[language];
    return language === 'de' ? String(value).replace(/(\d)\.(\d)/g, '$1,$2') : String(value);
  });
}
