import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import { TVOED_GRADES } from '@stellenvisite/contract/tariff-tables';
import { countryName } from '@stellenvisite/search/places';
import { type Asked, call, type Decision, forJob } from '../decision.ts';
import { readWishes } from '../read-wishes.ts';
import { referToJobs } from '../refer-to-jobs.ts';

const GRADES = /(?<![\p{L}\d])p\s?(\d{1,2})(?![\p{L}\d])/giu;
const STEP = /(?:stufe|step|level)\s*(\d)/iu;

export function tariffRule({ text }: Asked): Decision | null {
  const named = [...text.matchAll(GRADES)].map(([, digits]) => `P${digits}`);
  const grades = [...new Set(named)].filter((each) => (TVOED_GRADES as readonly string[]).includes(each));
  const [grade, other] = grades;
  if (!grade) return null;
  if (/unterschied|difference/iu.test(text)) return call('helpArticle', { topic: 'tariff_grades' });
  const step = STEP.exec(text)?.[1];
  const band = (each: string) => call('salaryBand', { grade: each, ...(step ? { step: Number(step) } : {}) });
  return other ? { calls: [...band(grade).calls, ...band(other).calls] } : band(grade);
}

const OF_SHOWN =
  /(?<![\p{L}])(?:dort|da|bei\s+de[rnm]|das|die|diese[rs]?|erste|zweite|dritte|dieser\s+stelle|there|that|this|first|second|third|it)(?![\p{L}])/iu;

/** "… und welche Stellen gibt es dort?": two questions, two answers. */
const ALSO_JOBS =
  /(?<![\p{L}])(?:und|sowie|and)\s.*(?<![\p{L}])(?:stellen|jobs|anzeigen|vacancies|positions)(?![\p{L}])/iu;

export async function marketRule(asked: Asked): Promise<Decision | null> {
  const { text, state, search } = asked;
  const { wishes, hasWork } = await readWishes(
    text.replace(/gehalt\p{L}*|gehälter|verdien\p{L}*|salar\p{L}+|earn\p{L}*|lohn/giu, ' '),
    search,
  );
  const occupation = wishes.q ?? (wishes.category ? CATEGORY_OCCUPATION[wishes.category[0] ?? ''] : undefined);
  if (hasWork && occupation) {
    const pay = call('salaryBand', { occupation, ...placeOf(wishes) });
    return ALSO_JOBS.test(text) ? { calls: [...pay.calls, ...call('searchJobs', { ...wishes, page: 1 }).calls] } : pay;
  }
  const [job] = referToJobs(text, state);
  if (job && OF_SHOWN.test(text))
    return isFairness(text) ? forJob('salaryBand', job) : forJob('getJob', job, 'pay', { showsCard: false });
  const before =
    state.search?.q ?? (state.search?.category ? CATEGORY_OCCUPATION[state.search.category[0] ?? ''] : undefined);
  if (!before) return job ? forJob('salaryBand', job) : null;
  const location = wishes.location ?? state.search?.location;
  return call('salaryBand', { occupation: before, ...(location ? { location } : {}) });
}

const GOES_ON = /^\s*(?:und|oder|and|or|what\s+about|how\s+about)(?![\p{L}])/iu;

/** "und in Zürich?" after what is paid in Bern asks for the pay again. */
export async function payFollowUp({ text, state, search }: Asked): Promise<Decision | null> {
  if (!state.pay || !GOES_ON.test(text)) return null;
  const { q, category, location, country, ...others } = (await readWishes(text, search)).wishes;
  const place = placeOf({ location, country });
  const occupation = q ?? CATEGORY_OCCUPATION[category?.[0] ?? ''];
  if (Object.keys(others).length > 0 || (!occupation && !place.location)) return null;
  return call('salaryBand', { ...state.pay, ...(occupation ? { occupation } : {}), ...place });
}

/** A country is a place like any other. */
function placeOf({ location, country }: EmmaSearch): { location?: string } {
  const [only, ...others] = country ?? [];
  const place = location ?? (only && others.length === 0 ? countryName(only) : undefined);
  return place === undefined ? {} : { location: place };
}

const isFairness = (text: string) =>
  /üblich|fair|angemessen|gut|schlecht|normal|okay|usual|good|market|markt/iu.test(text);
const CATEGORY_OCCUPATION: Record<string, string> = {
  nursing: 'Pflegefachkraft',
  doctors: 'Assistenzarzt',
  mfa: 'MFA',
};
