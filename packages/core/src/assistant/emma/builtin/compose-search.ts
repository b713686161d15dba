import { formatCount } from '@stellenvisite/contract/platform/format-money';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { findKnownLocation } from '@stellenvisite/search/places';
import type { SearchResult } from '../tools/search-jobs.tool.ts';
import { CATEGORY_PHRASES } from '../wish-texts.ts';

const ref = (number: number | null) => (number === null ? '' : ` [${number}]`);

/** Describes the result in one or two sentences; the cards are shown next to them. */
export function composeSearch(result: SearchResult, language: Language): string {
  if (result.fromProfile) return composeProfile(result, language);
  if (result.unknownPlace !== null) return unknownPlace(result.unknownPlace, language);
  if (result.total === 0) return composeNone(result, language);
  if (result.jobs.length === 0)
    return language === 'de' ? 'Mehr Stellen gibt es dazu nicht.' : 'There are no more jobs for this.';
  return [countSentence(result, language), listSentence(result, language)].join(' ') + nearSentence(result, language);
}

const NEAR = {
  de: { place: 'weiter entfernt', work: 'in einem verwandten Beruf', wish: 'mit einem Wunsch weniger', join: ' oder ' },
  en: { place: 'further away', work: 'in a related occupation', wish: 'with one wish less', join: ' or ' },
} as const;

/** Names how the jobs that come close differ from what was wished. */
function nearSentence({ near: { jobs, misses }, sources }: SearchResult, language: Language): string {
  if (jobs.length === 0) return '';
  const how = misses.map((each) => NEAR[language][each]).join(NEAR[language].join);
  const mark = ref(sources.jobs);
  if (language === 'de')
    return jobs.length === 1
      ? ` Nah dran ist diese, ${how}.${mark}`
      : ` Nah dran sind diese ${jobs.length}, ${how}.${mark}`;
  return jobs.length === 1
    ? ` This one comes close, ${how}.${mark}`
    : ` These ${jobs.length} come close, ${how}.${mark}`;
}

function countSentence(result: SearchResult, language: Language): string {
  const { total, totalBefore, isExact, sources } = result;
  const atLeast = isExact ? '' : language === 'de' ? 'mindestens ' : 'at least ';
  const count = `**${atLeast}${formatCount(total, language)}**`;
  const where = whereText(result, language);
  const what = whatText(result, language);
  if (totalBefore > total) {
    const all = `**${formatCount(totalBefore, language)}**`;
    return language === 'de'
      ? `${where} sind ${all} Stellen${what} offen, ${count} davon passen zu allen Wünschen.${ref(sources.search)}`
      : `${where} ${all} jobs${what} are open, ${count} of them meet all your wishes.${ref(sources.search)}`;
  }
  if (language === 'de')
    return total === 1
      ? `${where} ist **eine** Stelle${what} offen.${ref(sources.search)}`
      : `${where} sind ${count} Stellen${what} offen.${ref(sources.search)}`;
  return total === 1
    ? `${where} **one** job${what} is open.${ref(sources.search)}`
    : `${where} ${count} jobs${what} are open.${ref(sources.search)}`;
}

function whereText({ search: { location }, place }: SearchResult, language: Language): string {
  const name = place ?? location;
  if (!name) return language === 'de' ? 'Derzeit' : 'At the moment';
  if (findKnownLocation(location ?? name)?.kind === 'point') return language === 'de' ? `Um ${name}` : `Around ${name}`;
  return `In ${name}`;
}

function whatText({ search: { q, category } }: SearchResult, language: Language): string {
  const [only, ...others] = category ?? [];
  if (only && others.length === 0 && !q) return ` ${CATEGORY_PHRASES[language][only]}`;
  return q ? (language === 'de' ? ` zu „${q}“` : ` for “${q}”`) : '';
}

function listSentence({ jobs, sources, search: { sort, page = 1 } }: SearchResult, language: Language): string {
  const mark = ref(sources.jobs);
  const isGerman = language === 'de';
  if (jobs.length === 1) return isGerman ? `Das ist sie:${mark}` : `Here it is:${mark}`;
  const count = isGerman ? (jobs.length === 2 ? 'zwei' : 'drei') : jobs.length === 2 ? 'two' : 'three';
  if (page > 1) return isGerman ? `Die nächsten ${count}:${mark}` : `The next ${count}:${mark}`;
  if (sort === 'salary_desc')
    return isGerman ? `Diese ${count} zahlen am meisten:${mark}` : `These ${count} pay most:${mark}`;
  if (sort === 'distance')
    return isGerman ? `Diese ${count} sind am nächsten:${mark}` : `These ${count} are nearest:${mark}`;
  if (sort === 'newest')
    return isGerman ? `Diese ${count} sind die neuesten:${mark}` : `These ${count} are the newest:${mark}`;
  return isGerman ? `Diese ${count} passen am besten:${mark}` : `These ${count} fit best:${mark}`;
}

function composeNone(result: SearchResult, language: Language): string {
  const { relaxations, sources, near } = result;
  const isGerman = language === 'de';
  const none = `${isGerman ? 'Dafür ist gerade keine Stelle offen.' : 'No matching job is open right now.'}${ref(sources.search)}`;
  const alert = isGerman
    ? ' Mit einem Suchauftrag erfahren Sie per E-Mail, sobald eine passende erscheint.'
    : ' With a job alert you hear by e-mail as soon as there is one.';
  const help = isGerman ? ' Mehr Treffer gibt es so:' : ' This way there are more results:';
  const isOver = relaxations.length === 0 && near.jobs.length === 0;
  return `${none}${nearSentence(result, language)}${isOver ? alert : relaxations.length > 0 ? help : ''}`;
}

function unknownPlace(name: string, language: Language): string {
  return language === 'de'
    ? `Den Ort „${name}“ kenne ich nicht. Wie heißt die nächste größere Stadt, oder welche Postleitzahl ist es?`
    : `I do not know the place “${name}”. Which larger town is near, or what is the postcode?`;
}

function composeProfile({ jobs, sources }: SearchResult, language: Language): string {
  if (jobs.length === 0)
    return language === 'de'
      ? 'Aus Ihrem Profil finde ich noch nichts Passendes. Nennen Sie dort Ihren Beruf und Ort, oder schreiben Sie mir beides hier.'
      : 'Your profile does not lead me to anything yet. Name your occupation and place there, or write both to me here.';
  return language === 'de'
    ? `Diese Stellen passen am besten zu Ihrem Profil:${ref(sources.search)}`
    : `These jobs fit your profile best:${ref(sources.search)}`;
}
