import type { Language } from '@stellenvisite/contract/platform/languages';

/** The sentences of a match in both languages. `{name}` represents a value. */
const REASONS = {
  'occupation.same': ['{job}: genau Ihr Beruf.', '{job}: exactly your occupation.'],
  'occupation.near': [
    '{job} und Ihr Beruf ({own}) sind eng verwandt.',
    '{job} and your occupation ({own}) are closely related.',
  ],
  'occupation.related': ['{job} ist mit Ihrem Beruf ({own}) verwandt.', '{job} is related to your occupation ({own}).'],
  'occupation.category': [
    '{job} liegt im selben Bereich wie Ihr Beruf ({own}).',
    '{job} is in the same field as your occupation ({own}).',
  ],
  'occupation.other': ['Gesucht: {job}. Ihr Beruf: {own}.', 'Required: {job}. Your occupation: {own}.'],
  'occupation.none': [
    'Gesucht: {job}. Ihr Beruf fehlt im Profil. Nicht gewertet.',
    'Required: {job}. Your profile does not state an occupation yet. Not counted.',
  ],
  'occupation.unknown': [
    'Die Anzeige nennt keinen Beruf, den wir kennen. Nicht gewertet.',
    'The ad does not state an occupation that we know. Not counted.',
  ],
  'specialty.same': ['{job} ist in Ihrem Profil angegeben.', '{job} is in your profile.'],
  'specialty.within': [
    '{job} gehört zum Fachgebiet {own} in Ihrem Profil.',
    '{job} belongs to {own}, which is in your profile.',
  ],
  'specialty.other': [
    'Gesucht: {job}. In Ihrem Profil ist das nicht angegeben.',
    'Required: {job}. It is not in your profile.',
  ],
  'specialty.none': [
    'Gesucht: {job}. Ihr Fachgebiet fehlt im Profil. Nicht gewertet.',
    'Required: {job}. Your profile does not state a specialty yet. Not counted.',
  ],
  'specialty.open': [
    'Die Anzeige nennt kein Fachgebiet. Nicht gewertet.',
    'The ad does not state a specialty. Not counted.',
  ],
  'level.fits': ['{years} Jahre Erfahrung, wie gesucht.', '{years} years of experience, as required.'],
  'level.more': ['{years} Jahre Erfahrung, mehr als gesucht.', '{years} years of experience, more than required.'],
  'level.less': ['{years} Jahre Erfahrung, weniger als gesucht.', '{years} years of experience, less than required.'],
  'level.open': [
    'Die Anzeige nennt keine Erfahrungsstufe. Nicht gewertet.',
    'The ad does not state a level of experience. Not counted.',
  ],
  'level.none': [
    'Ihre Berufsjahre fehlen im Profil. Nicht gewertet.',
    'Your profile does not state your years of experience yet. Not counted.',
  ],
  'place.near': ['{km} km von {own}, Ihr Umkreis ist {radius} km.', '{km} km from {own}, your radius is {radius} km.'],
  'place.far': [
    '{km} km von {own}, weiter als Ihr Umkreis von {radius} km.',
    '{km} km from {own}, beyond your radius of {radius} km.',
  ],
  'place.region': ['{job} liegt in {own}.', '{job} is in {own}.'],
  'place.outside': ['{job} liegt nicht in {own}.', '{job} is not in {own}.'],
  'place.remote': ['Die Arbeit ist von überall aus möglich.', 'The work can be done from anywhere.'],
  'place.none': [
    'Ihr Wunschort fehlt im Profil. Nicht gewertet.',
    'Your profile does not state a preferred place yet. Not counted.',
  ],
  'place.unknown': [
    'Den Ort „{own}“ in Ihrem Profil kennen wir nicht. Nicht gewertet.',
    'We do not know the place “{own}” in your profile. Not counted.',
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
  'employment.other': ['Sie wünschen sich eine andere Anstellung.', 'You are looking for another kind of employment.'],
  'employment.open': [
    'Die Anzeige nennt keinen Umfang. Nicht gewertet.',
    'The ad does not state the hours. Not counted.',
  ],
  'employment.none': [
    'Ihre Wünsche zur Anstellung fehlen im Profil. Nicht gewertet.',
    'Your profile does not state the kind of employment yet. Not counted.',
  ],
  'week.fits': ['Alle {total} Dienste passen zu Ihrer Woche.', 'All {total} shifts match your week.'],
  'week.partly': ['{fits} von {total} Diensten passen zu Ihrer Woche.', '{fits} of {total} shifts match your week.'],
  'week.nights': [
    '{fits} von {total} Diensten passen. Es sind mehr Nächte oder Wochenenden, als Sie möchten.',
    '{fits} of {total} shifts match. There are more nights or weekends than you would like.',
  ],
  'week.known': [
    'Die Dienste passen, soweit Ihre Woche sie nennt.',
    'The shifts match as far as your week covers them.',
  ],
  'week.unset': [
    'Ihre Woche enthält noch keine Angabe zu diesen Diensten. Nicht gewertet.',
    'Your week does not cover these shifts yet. Not counted.',
  ],
  'week.open': ['Dienste nach Absprache. Nicht gewertet.', 'Shifts by arrangement. Not counted.'],
  'week.none': ['Ihre Wunschwoche fehlt noch. Nicht gewertet.', 'Your preferred week is not set yet. Not counted.'],
  'pay.fits': ['Das Gehalt erreicht Ihren Wunsch.', 'The pay meets your expectation.'],
  'pay.near': ['Das Gehalt liegt knapp unter Ihrem Wunsch.', 'The pay is just below your expectation.'],
  'pay.below': ['Das Gehalt liegt unter Ihrem Wunsch.', 'The pay is below your expectation.'],
  'pay.open': ['Die Anzeige nennt kein Gehalt. Nicht gewertet.', 'The ad does not state the pay. Not counted.'],
  'pay.none': [
    'Sie haben keinen Gehaltswunsch angegeben. Nicht gewertet.',
    'You have not stated the pay you expect. Not counted.',
  ],
  'languages.fits': ['{job} ist verlangt, das bringen Sie mit.', '{job} is required, and you have it.'],
  'languages.below': ['{job} ist verlangt, Sie haben {own}.', '{job} is required, you have {own}.'],
  'languages.none': [
    '{job} ist verlangt. Ihr Niveau fehlt im Profil. Nicht gewertet.',
    '{job} is required. Your profile does not state your level yet. Not counted.',
  ],
  'languages.open': [
    'Die Anzeige verlangt kein Sprachniveau. Nicht gewertet.',
    'The ad does not require a language level. Not counted.',
  ],
  'licence.fits': ['Ihre Berufserlaubnis ist angegeben.', 'Your licence to practise is stated.'],
  'licence.pending': ['Ihre Anerkennung läuft noch.', 'Recognition of your qualification is still pending.'],
  'licence.other': ['{job} ist Voraussetzung.', '{job} is required.'],
  'licence.none': [
    'Ihre Berufserlaubnis fehlt im Profil. Nicht gewertet.',
    'Your profile does not state a licence yet. Not counted.',
  ],
  'licence.open': [
    'Für diese Stelle ist keine Berufserlaubnis erforderlich. Nicht gewertet.',
    'No licence is required for this job. Not counted.',
  ],
  'start.flexible': ['Der Beginn ist flexibel.', 'The start date is flexible.'],
  'start.fits': ['Sie können zum gesuchten Termin anfangen.', 'You can start on the required date.'],
  'start.later': [
    'Gesucht ab {job}, Sie sind verfügbar ab {own}.',
    'Required from {job}, you are available from {own}.',
  ],
  'start.open': [
    'Die Anzeige nennt keinen Beginn. Nicht gewertet.',
    'The ad does not state a start date. Not counted.',
  ],
  'start.none': [
    'Ihr frühester Beginn fehlt im Profil. Nicht gewertet.',
    'Your profile does not state an earliest start date yet. Not counted.',
  ],
  'opened.kind': ['Sie haben sich {count} ähnliche Stellen angesehen.', 'You have looked at {count} similar jobs.'],
  'ask.week': [
    'Einige Dienste passen nicht zu Ihnen. Klären Sie das im Gespräch.',
    'Some shifts do not suit you. Clarify this in the interview.',
  ],
  'ask.start': ['Klären Sie den Beginn im Gespräch.', 'Clarify the start date in the interview.'],
  'ask.pay': ['Fragen Sie im Gespräch nach dem Gehalt.', 'Ask about the pay in the interview.'],
  'missing.occupations': ['Beruf im Profil angeben', 'Add your occupation to the profile'],
  'missing.location': ['Ort und Umkreis angeben', 'Add place and radius'],
  'missing.week': ['Ihre Wunschwoche angeben', 'Set your preferred week'],
  'missing.licence': ['Berufserlaubnis angeben', 'Add your licence'],
  'missing.languages': ['Sprachniveau angeben', 'Add your language level'],
  'missing.employmentTypes': ['Wunsch zur Anstellung angeben', 'Add the employment you are looking for'],
  'missing.yearsOfExperience': ['Berufsjahre angeben', 'Add your years of experience'],
  'missing.departments': ['Fachgebiet ergänzen, falls vorhanden', 'Add this specialty, if you have it'],
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
