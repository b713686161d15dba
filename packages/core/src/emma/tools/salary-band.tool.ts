import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { formatMoney } from '@stellenvisite/contract/format-money';
import type { JobItem, PayBand } from '@stellenvisite/contract/jobs.schema';
import {
  isTariffInForce,
  stepsOf,
  type TariffStep,
  TVOED_GRADES,
  TVOED_P,
} from '@stellenvisite/contract/tariff-tables';
import { z } from '@stellenvisite/contract/zod';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { tool, zodSchema } from 'ai';
import type { Context } from '../../context.ts';
import { getJob } from '../../jobs/get-job.ts';
import { searchJobs } from '../../jobs/search-jobs.ts';
import { toJobSearch } from '../to-job-search.ts';
import { runTool, type Turn } from '../turn.ts';

const inputFields = z.object({
  /** Pay of a grade of the TVöD-P table, such as P8. */
  grade: z.enum(TVOED_GRADES as [string, ...string[]]).optional(),
  step: z.number().int().min(1).max(6).optional(),
  /** Otherwise what the market pays: for a job, or for an occupation and a place. */
  jobId: z.uuid().optional(),
  occupation: z.string().trim().min(2).max(80).optional(),
  location: z.string().trim().min(2).max(100).optional(),
});
/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(inputFields);

export type SalaryResult = {
  kind: 'tariff' | 'market' | 'unknown';
  tariff: {
    name: string;
    grade: string;
    step: number | null;
    amount: string | null;
    steps: { step: number; amount: string }[];
    validFrom: string;
  } | null;
  band: PayBand | null;
  /** What the band is of. */
  about: string | null;
  place: string | null;
  source: number | null;
};

const NOTHING: SalaryResult = { kind: 'unknown', tariff: null, band: null, about: null, place: null, source: null };

export const salaryBandTool = (turn: Turn) =>
  tool({
    description:
      'What is paid: a grade and step of the TVöD-P table, or the middle half of the ads for a job or for an occupation in a place. Never asks what somebody earned before.',
    inputSchema,
    execute: (input) =>
      runTool(turn, 'pay', async (): Promise<SalaryResult> => {
        const day = toBerlinClock(turn.ctx.now()).toISOString().slice(0, 10);
        const grade = TVOED_GRADES.find((each) => each === input.grade);
        if (grade && isTariffInForce(day)) return tariffOf(turn, grade, input.step ?? null);
        return marketOf(turn, input);
      }),
  });

function tariffOf(turn: Turn, grade: (typeof TVOED_GRADES)[number], step: number | null): SalaryResult {
  const { language } = turn.ctx;
  const steps: TariffStep[] = stepsOf(grade);
  const { name, validFrom } = TVOED_P;
  turn.write('pay', { band: null, tariff: { name, grade, steps, step } });
  const amountText = (amount: number) => formatMoney(Math.round(amount * 100), { language });
  const own = steps.find((each) => each.step === step);
  const label =
    language === 'de'
      ? `${name}, Entgelttabelle ab ${validFrom.split('-').reverse().join('.')}`
      : `${name}, pay table from ${validFrom}`;
  return {
    ...NOTHING,
    kind: 'tariff',
    tariff: {
      name,
      grade,
      step,
      amount: own ? amountText(own.amount) : null,
      steps: steps.map((each) => ({ step: each.step, amount: amountText(each.amount) })),
      validFrom,
    },
    source: turn.cite('tariff', label, null),
  };
}

/** How many hits are asked for their band: the first that has one is of the same occupation, and speaks for it. */
const HITS_ASKED = 10;

async function marketOf(
  turn: Turn,
  { jobId, occupation, location }: z.infer<typeof inputFields>,
): Promise<SalaryResult> {
  const { ctx } = turn;
  const ids = jobId ? [jobId] : await findIds(ctx, occupation, location);
  for (const id of ids) {
    const job = await getJob(ctx, { id, payBand: true });
    if (!job.payBand) continue;
    const band: PayBand = { ...job.payBand, position: jobId ? job.payBand.position : null };
    turn.write('pay', { band, tariff: null });
    const label =
      ctx.language === 'de'
        ? `Eigene Auswertung von ${band.count} Anzeigen, mittlere Hälfte`
        : `Our own figures from ${band.count} ads, middle half`;
    return {
      ...NOTHING,
      kind: 'market',
      band,
      about: jobId ? job.title : (occupation ?? null),
      place: band.radiusKm === null ? null : (location ?? job.location.city),
      source: turn.cite('pay', label, jobId ? `/jobs/${jobId}` : null),
    };
  }
  return { ...NOTHING, about: occupation ?? null, place: location ?? null };
}

/** By the trade's own name of the occupation, jobs of the middle of a working life first: bands are of one level. */
async function findIds(ctx: Context, asked: string | undefined, location: string | undefined): Promise<string[]> {
  if (!asked) return [];
  const { understood } = await ctx.search.understand(asked);
  const key = understood.find(({ kind }) => kind === 'occupation')?.value;
  const q = occupationByKey.get(key ?? '')?.label.de ?? asked;
  const near = await searchJobs(ctx, toJobSearch({ q, ...(location ? { location } : {}) }, 1, HITS_ASKED));
  const found = near.items.length > 0 ? near : await searchJobs(ctx, toJobSearch({ q }, 1, HITS_ASKED));
  const isMiddle = ({ experienceLevel }: JobItem) => Number(experienceLevel === 'mid');
  return found.items.toSorted((one, other) => isMiddle(other) - isMiddle(one)).map(({ id }) => id);
}
