import { EMMA_ANSWERS, type EmmaTool } from '@stellenvisite/contract/assistant/emma';
import type { EmmaSearch, EmmaShortJob } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { findKnownLocation } from '@stellenvisite/search/places';
import type { SearchResult } from '../tools/search-jobs.tool.ts';
import { CATEGORY_NAMES, CATEGORY_PHRASES } from '../wish-texts.ts';
import type { Situation } from './intents/find-intents.ts';

/** Of two places both stand among the words of a search. */
const isPlace = (word: string) => /^\p{Lu}/u.test(word) && findKnownLocation(word) !== null;

const wordsOf = (q: string | undefined) => (q ?? '').split(/\s+/u).filter((word) => word !== '');

const namesPlaces = (q: string | undefined): boolean => wordsOf(q).filter(isPlace).length > 1;

/** A question back, with answers to choose from. */
export type Ask = { key: string; text: string; answers: { label: string; text: string }[] };

const same = (label: string) => ({ label, text: label });

/** `unheard` is work that was named and that nobody here does. */
export function askWhat(language: Language, unheard?: string): { say: string; ask: Ask } {
  const isGerman = language === 'de';
  const categories: readonly JobCategory[] = ['doctors', 'nursing', 'mfa', 'medical'];
  return {
    say: unheard
      ? isGerman
        ? `Zu „${unheard}“ kenne ich hier keine Stellen. Ich suche in Pflege und Medizin.`
        : `I know no jobs for “${unheard}” here. I look for jobs in nursing and medicine.`
      : isGerman
        ? 'Das habe ich leider nicht verstanden. Ich suche Stellen in Pflege und Medizin.'
        : 'Sorry, I did not understand that. I look for jobs in nursing and medicine.',
    ask: {
      key: 'work',
      text: isGerman ? 'In welchem Beruf suchen Sie?' : 'Which occupation are you looking for?',
      answers: categories.map((category) => ({
        label: CATEGORY_NAMES[language][category],
        text: `${isGerman ? 'Stellen' : 'Jobs'} ${CATEGORY_PHRASES[language][category]}`,
      })),
    },
  };
}

export function askWhichJob(tool: EmmaTool, shown: readonly EmmaShortJob[], language: Language): Ask {
  return {
    key: `which_job:${tool}`,
    text: language === 'de' ? 'Welche Stelle meinen Sie?' : 'Which job do you mean?',
    answers: shown.slice(0, EMMA_ANSWERS).map(({ title, employer, city }) => ({
      label: `${title}, ${employer}`.slice(0, 60),
      text: `${title}, ${city}`.slice(0, 120),
    })),
  };
}

export function askNights(language: Language): Ask {
  const isGerman = language === 'de';
  return {
    key: 'nights',
    text: isGerman ? 'Wie viele Nächte im Monat sind für Sie in Ordnung?' : 'How many nights a month are fine for you?',
    answers: isGerman
      ? ['keine', 'bis 2', 'bis 4', 'egal'].map(same)
      : ['none', 'up to 2', 'up to 4', 'any number'].map(same),
  };
}

export function askPlace(language: Language): Ask {
  const isGerman = language === 'de';
  return {
    key: 'place',
    text: isGerman ? 'In welchem Ort oder Umkreis suchen Sie?' : 'Which place or area are you looking in?',
    answers: (isGerman ? ['Berlin', 'Hamburg', 'Köln', 'überall'] : ['Berlin', 'Hamburg', 'Vienna', 'anywhere']).map(
      same,
    ),
  };
}

/** Words that change a search, whichever is chosen: what would make the work bearable again. */
const RELIEFS: Record<Language, Partial<Record<Situation, readonly string[]>> & { usual: readonly string[] }> = {
  de: {
    usual: ['Ohne Nachtdienst', 'Weniger Stunden', 'Ohne Wochenende', 'Ein anderes Haus in der Nähe'],
    'situation:jobless': ['Beginn ab sofort', 'In meiner Nähe', 'Teilzeit', 'Vollzeit'],
    'situation:return': ['Nur vormittags', 'Teilzeit', 'Ohne Nachtdienst', 'Ohne Wochenende'],
  },
  en: {
    usual: ['No night shifts', 'Fewer hours', 'No weekends', 'Another employer near me'],
    'situation:jobless': ['Start now', 'Near me', 'Part time', 'Full time'],
    'situation:return': ['Mornings only', 'Part time', 'No night shifts', 'No weekends'],
  },
};

export function askRelief(language: Language, situation: Situation): Ask {
  return {
    key: 'relief',
    text:
      language === 'de'
        ? 'Was würde Ihnen bei einer neuen Stelle am meisten helfen?'
        : 'What would help you most in a new job?',
    answers: (RELIEFS[language][situation] ?? RELIEFS[language].usual).map(same),
  };
}

const MANY = 40;
/** From more jobs than these, the hours of part time are worth a question. */
const SOME = 15;

/** Returns the one question that would narrow a long list most; none where the list is short or the wishes are clear. */
export function questionAfter(result: SearchResult, language: Language): Ask | null {
  const { search, total, newWishes, categories } = result;
  const isGerman = language === 'de';
  const page = search.page ?? 1;
  if (total === 0 || page > 1 || result.fromProfile) return null;
  if (!search.q && !search.category && total > MANY) return askCategory(categories, language);
  if (!search.location && !search.country && total > MANY && !namesPlaces(search.q)) return askPlace(language);
  const wantsPartTime = search.employmentType?.length === 1 && search.employmentType[0] === 'part_time';
  const hasHours = search.hoursMin !== undefined || search.hoursMax !== undefined;
  if (wantsPartTime && !hasHours && newWishes.length > 0 && total > SOME)
    return {
      key: 'hours',
      text: isGerman ? 'Wie viele Stunden in der Woche sollen es ungefähr sein?' : 'About how many hours a week?',
      answers: isGerman
        ? ['bis 20 Std.', '20 bis 30 Std.', 'über 30 Std.', 'egal'].map(same)
        : ['up to 20 hours', '20 to 30 hours', 'over 30 hours', 'any number'].map(same),
    };
  return null;
}

function askCategory(categories: SearchResult['categories'], language: Language): Ask {
  const known = categories.filter((each): each is { value: JobCategory; count: number } =>
    (JOB_CATEGORIES as readonly string[]).includes(each.value),
  );
  return {
    key: 'work',
    text: language === 'de' ? 'In welchem Bereich suchen Sie?' : 'Which field are you looking in?',
    answers: known
      .toSorted((one, other) => other.count - one.count)
      .slice(0, EMMA_ANSWERS)
      .map(({ value }) => ({
        label: CATEGORY_NAMES[language][value],
        text: `${language === 'de' ? 'Stellen' : 'Jobs'} ${CATEGORY_PHRASES[language][value]}`,
      })),
  };
}

/** Lists the places among the words of a search. */
export const placesAmong = (q: string | undefined): string[] => wordsOf(q).filter(isPlace);

/** Returns the search without the places among its words: another place takes theirs. */
export function withoutPlaces(search: EmmaSearch): EmmaSearch {
  if (!namesPlaces(search.q)) return search;
  const { q, ...others } = search;
  const left = wordsOf(q)
    .filter((word) => !isPlace(word))
    .join(' ');
  return left === '' ? others : { ...others, q: left };
}
