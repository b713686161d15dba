import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { MatchFactor } from '@stellenvisite/contract/seekers/matching.schema';
import type { OwnWeek, ShiftWish } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { StoredFactor } from '@stellenvisite/db/schema/applications/applications';
import { talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { employerReason } from '../../seekers/matching/employer-reasons.ts';
import type { MatchedJob } from '../../seekers/matching/list-matched-jobs.ts';
import type { Factor } from '../../seekers/matching/match-factor.ts';
import { compareAll, scoreOf } from '../../seekers/matching/score-match.ts';
import { type ComparedValues, type TalentRow, toShownProfile } from '../membership/shown-values.ts';

/** A profile and the region that this viewer sees it by. */
export type SeenRow = { row: TalentRow; seen: string };

export type Found = { id: string; seen: string };

const PLUS_SHOWN = 3;
const MINUS_SHOWN = 2;

/** A card shows the pay wish of whoever allows it, which an application never does: these sentences are the pool's own. */
const PAY_REASONS: Readonly<Record<string, readonly [de: string, en: string]>> = {
  'pay.fits': ['Das Gehalt der Stelle erreicht den Wunsch.', 'The pay of the job reaches the wish.'],
  'pay.near': ['Das Gehalt der Stelle liegt knapp unter dem Wunsch.', 'The pay of the job is just below the wish.'],
  'pay.below': ['Das Gehalt der Stelle liegt unter dem Wunsch.', 'The pay of the job is below the wish.'],
  'pay.open': ['Die Stelle nennt kein Gehalt. Nicht gewertet.', 'The job names no pay. Not counted.'],
  'pay.none': ['Das Profil zeigt keinen Gehaltswunsch. Nicht gewertet.', 'The profile shows no pay wish. Not counted.'],
};

const UNCOUNTED_PLACES: ReadonlySet<string> = new Set(['place.region', 'place.none', 'place.unknown']);
const WIDE_PLACE = [
  'Die Region ist nur grob bekannt. Nicht gewertet.',
  'The region is known only roughly. Not counted.',
] as const;

export type Comparison = { score: number | null; factors: MatchFactor[] };

/** By the rules of the match that a job seeker sees, and of nothing but what the card shows. */
export function compareTalent({ row, seen }: SeenRow, job: MatchedJob, language: Language): Comparison {
  const { score, factors } = compareShown(row, seen, job);
  return {
    score,
    factors: factors.map(({ name, points, of, reason }) => ({
      name,
      points,
      of,
      reason: reasonOf({ name, points, of, reason }, language),
    })),
  };
}

function reasonOf(factor: StoredFactor, language: Language): string {
  if (UNCOUNTED_PLACES.has(factor.reason.code)) return WIDE_PLACE[language === 'de' ? 0 : 1];
  const pay = PAY_REASONS[factor.reason.code];
  return pay ? pay[language === 'de' ? 0 : 1] : employerReason(factor, language);
}

/** The score, and the points it is taken from. */
export function scoreTalent(values: ComparedValues, seen: string, job: MatchedJob): { score: number; counted: number } {
  const { score, factors } = compareShown(values, seen, job);
  return { score, counted: factors.reduce((sum, { of }) => sum + of, 0) };
}

/** Inside a whole state or country nobody is near for it: a region that is shown so wide, or not at all, says nothing of the way. */
function compareShown(values: ComparedValues, seen: string, job: MatchedJob): { score: number; factors: Factor[] } {
  const factors = compareAll(toShownProfile(values, seen), job).factors.map((factor) =>
    UNCOUNTED_PLACES.has(factor.reason.code) ? { ...factor, points: 0, of: 0 } : factor,
  );
  return { score: scoreOf(factors, job), factors };
}

/** Sums up the weightiest sentences: what is full speaks for it, what is below half against. */
export function summarise({ score, factors }: Comparison) {
  const counted = factors.filter(({ of }) => of > 0).toSorted((a, b) => b.of - a.of);
  const reasonsOf = (chosen: readonly MatchFactor[], most: number) => chosen.slice(0, most).map(({ reason }) => reason);
  return {
    score,
    plus: reasonsOf(
      counted.filter(({ points, of }) => points === of),
      PLUS_SHOWN,
    ),
    minus: reasonsOf(
      counted.filter(({ points, of }) => points * 2 < of),
      MINUS_SHOWN,
    ),
  };
}

type ComparedDay = { wish: ShiftWish | null; differs: boolean };

/** Monday to Sunday: what somebody says of the shift the job has on that day. A duty on a day nobody wished for differs. */
export function compareDays(own: OwnWeek | null, week: Week | null): ComparedDay[] {
  return Array.from({ length: 7 }, (_, day) => {
    const shift = week?.[day]?.shift;
    const wishes = own?.[day];
    if (!shift || !wishes) return { wish: null, differs: false };
    const wish = wishes[shift];
    const isSaid = SHIFTS.some((each) => wishes[each] !== null);
    return { wish, differs: wish === 'no' || (wish === null && isSaid) };
  });
}

/** In the order in which they were found; what has gone since is left out. */
export async function listTalentRows({ db }: Pick<Context, 'db'>, found: readonly Found[]): Promise<SeenRow[]> {
  if (found.length === 0) return [];
  const rows = await db
    .select()
    .from(talentProfiles)
    .where(
      inArray(
        talentProfiles.id,
        found.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, seen }) => {
    const row = byId.get(id);
    return row?.status === 'visible' ? [{ row, seen }] : [];
  });
}
