import { TVOED_GRADES } from '@stellenvisite/contract/tariff-tables';
import { type Asked, call, type Decision, forJob } from '../decision.ts';
import { readWishes } from '../read-wishes.ts';
import { referToJobs } from '../refer-to-jobs.ts';

const GRADE = /(?<![\p{L}\d])p\s?(\d{1,2})(?![\p{L}\d])/iu;
const STEP = /(?:stufe|step|level)\s*(\d)/iu;

export function tariffRule({ text }: Asked): Decision | null {
  const grade = `P${GRADE.exec(text)?.[1] ?? ''}`;
  if (!(TVOED_GRADES as readonly string[]).includes(grade)) return null;
  if (/unterschied|difference/iu.test(text)) return call('helpArticle', { topic: 'tariff_grades' });
  const step = STEP.exec(text)?.[1];
  return call('salaryBand', { grade, ...(step ? { step: Number(step) } : {}) });
}

const OF_SHOWN =
  /(?<![\p{L}])(?:dort|da|bei\s+de[rnm]|das|die|diese[rs]?|erste|zweite|dritte|dieser\s+stelle|there|that|this|first|second|third|it)(?![\p{L}])/iu;

export async function marketRule(asked: Asked): Promise<Decision | null> {
  const { text, state, search } = asked;
  const { wishes, hasWork } = await readWishes(
    text.replace(/gehalt\p{L}*|gehälter|verdien\p{L}*|salar\p{L}+|earn\p{L}*|lohn/giu, ' '),
    search,
  );
  const occupation = wishes.q ?? (wishes.category ? CATEGORY_OCCUPATION[wishes.category[0] ?? ''] : undefined);
  if (hasWork && occupation)
    return call('salaryBand', { occupation, ...(wishes.location ? { location: wishes.location } : {}) });
  const [job] = referToJobs(text, state);
  if (job && OF_SHOWN.test(text))
    return isFairness(text) ? forJob('salaryBand', job) : forJob('getJob', job, 'pay', { showsCard: false });
  const before =
    state.search?.q ?? (state.search?.category ? CATEGORY_OCCUPATION[state.search.category[0] ?? ''] : undefined);
  if (!before) return job ? forJob('salaryBand', job) : null;
  const location = wishes.location ?? state.search?.location;
  return call('salaryBand', { occupation: before, ...(location ? { location } : {}) });
}

const isFairness = (text: string) =>
  /üblich|fair|angemessen|gut|schlecht|normal|okay|usual|good|market|markt/iu.test(text);
const CATEGORY_OCCUPATION: Record<string, string> = {
  nursing: 'Pflegefachkraft',
  doctors: 'Assistenzarzt',
  mfa: 'MFA',
};
