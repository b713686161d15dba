import { COUNTRIES, CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { JobItem, PayBand } from '@stellenvisite/contract/jobs/jobs.schema';
import {
  isTariffInForce,
  stepsOf,
  type TariffStep,
  TVOED_GRADES,
  TVOED_P,
} from '@stellenvisite/contract/jobs/pay/tariff-tables';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { z } from '@stellenvisite/contract/platform/zod';
import { countryName, findKnownLocation } from '@stellenvisite/search/places';
import { narrowerOf, occupationByKey } from '@stellenvisite/search/taxonomy';
import { tool, zodSchema } from 'ai';
import type { Context } from '../../../context.ts';
import { getJob } from '../../../jobs/get-job.ts';
import { searchJobs } from '../../../jobs/list-employer-jobs.ts';
import { listPaidAds } from '../../../jobs/salaries/list-paid-ads.ts';
import { samplePay } from '../../../jobs/salaries/pay-sample.ts';
import { toJobSearch } from '../get-ai-register.ts';
import { runTool, type Turn } from '../turn.ts';
import written from './pay-scales.json' with { type: 'json' };

export const PAY_SCALES = z
  .array(
    z.object({
      key: z.string(),
      occupation: z.string().nullable(),
      country: z.enum(COUNTRIES),
      de: z.string(),
      en: z.string(),
    }),
  )
  .parse(written);

const inputFields = z.object({
  /** Pay of a grade of the TVöD-P table, such as P8. */
  grade: z.enum(TVOED_GRADES as [string, ...string[]]).optional(),
  step: z.number().int().min(1).max(6).optional(),
  /** Otherwise what the market pays: for a job, or for an occupation and a place. */
  jobId: z.uuid().optional(),
  occupation: z.string().trim().min(2).max(80).optional(),
  location: z.string().trim().min(2).max(100).optional(),
  /** Another collective agreement: its scale is explained, with what the market pays. */
  scale: z.enum(PAY_SCALES.map(({ key }) => key) as [string, ...string[]]).optional(),
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
  /** The work that the band is for. */
  about: string | null;
  /** Where the ads are: around a place, or in a whole region or country. */
  place: string | null;
  isAround: boolean;
  /** The order of the collective agreement's scale, if it was requested. */
  scale: string | null;
  source: number | null;
};

const NOTHING: SalaryResult = {
  kind: 'unknown',
  tariff: null,
  band: null,
  about: null,
  place: null,
  isAround: false,
  scale: null,
  source: null,
};

export const salaryBandTool = (turn: Turn) =>
  tool({
    description:
      'What is paid: a grade and step of the TVöD-P table, another scale with what the market pays, or the middle half of the ads for a job or for an occupation in a place, a region or a country. Never asks what somebody earned before.',
    inputSchema,
    execute: (input) =>
      runTool(turn, 'pay', async (): Promise<SalaryResult> => {
        const day = toBerlinClock(turn.ctx.now()).toISOString().slice(0, 10);
        const grade = TVOED_GRADES.find((each) => each === input.grade);
        const scale = PAY_SCALES.find(({ key }) => key === input.scale);
        if (grade && isTariffInForce(day))
          return { ...tariffOf(turn, grade, input.step ?? null), scale: scale?.[turn.ctx.language] ?? null };
        if (!scale) return marketOf(turn, input);
        const occupation = input.occupation ?? scale.occupation ?? undefined;
        const location = input.location ?? countryName(scale.country);
        return { ...(await marketOf(turn, { ...input, occupation, location })), scale: scale[turn.ctx.language] };
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

/** The number of hits whose band is looked up: the first that has one is of the same occupation, and represents it. */
const HITS_ASKED = 10;

type Asked = Pick<z.infer<typeof inputFields>, 'jobId' | 'occupation' | 'location'>;

async function marketOf(turn: Turn, asked: Asked): Promise<SalaryResult> {
  const { jobId, occupation, location } = asked;
  const { ctx } = turn;
  if (jobId) return bandOfJobs(turn, [jobId], asked);
  if (!occupation) return NOTHING;
  const { understood } = await ctx.search.understand(occupation);
  const found = understood.find(({ kind }) => kind === 'occupation')?.value;
  const key = found === WHOLE_FIELD ? USUAL_OF_FIELD : found;
  const known = location ? findKnownLocation(location) : null;
  if (known?.kind === 'point' || !key) {
    const near = await bandOfJobs(turn, await findIds(ctx, { occupation, key, location }), asked);
    if (!key || (near.band && near.isAround)) return near;
  }
  return (await bandOfAds(turn, asked, key, known)) ?? { ...NOTHING, about: occupation, place: location ?? null };
}

/** Nursing as a whole: what most of it pays. */
const WHOLE_FIELD = 'pflege';
const USUAL_OF_FIELD = 'pflegefach';

type Known = ReturnType<typeof findKnownLocation>;

/** Returns the ads of the region where enough of them state their pay, otherwise of the country. */
async function bandOfAds(turn: Turn, asked: Asked, key: string, known: Known): Promise<SalaryResult | null> {
  const { ctx } = turn;
  const country = known?.country ?? 'DE';
  const ads = await listPaidAds(ctx, { country, occupations: [...narrowerOf(key)], hours: 'full_time' });
  const region = known && 'region' in known ? known.region : null;
  const ofRegion = samplePay(ads.filter((ad) => ad.region === region));
  const isRegion = ofRegion.figures !== null;
  const { count, figures } = isRegion ? ofRegion : samplePay(ads);
  if (!figures) return null;
  const band: PayBand = {
    min: figures.lower,
    max: figures.upper,
    currency: CURRENCY_OF[country],
    count,
    radiusKm: null,
    position: null,
    gap: null,
  };
  const place = isRegion && region ? region : countryName(country, ctx.language);
  return shownBand(turn, band, { about: asked.occupation ?? null, place, url: '/gehaelter' });
}

/** Returns the market around the first of the jobs that has one. */
async function bandOfJobs(turn: Turn, ids: readonly string[], { jobId, occupation, location }: Asked) {
  for (const id of ids) {
    const job = await getJob(turn.ctx, { id, payBand: true });
    if (!job.payBand) continue;
    const band: PayBand = jobId ? job.payBand : { ...job.payBand, position: null, gap: null };
    const { country, city } = job.location;
    return shownBand(turn, band, {
      about: jobId ? job.title : (occupation ?? null),
      place: band.radiusKm === null ? countryName(country, turn.ctx.language) : (location ?? city),
      url: jobId ? `/jobs/${jobId}` : null,
    });
  }
  return { ...NOTHING, about: occupation ?? null, place: location ?? null };
}

type Shown = { about: string | null; place: string; url: string | null };

function shownBand(turn: Turn, band: PayBand, { about, place, url }: Shown): SalaryResult {
  turn.write('pay', { band, tariff: null });
  const label =
    turn.ctx.language === 'de'
      ? `Eigene Auswertung von ${band.count} Anzeigen, mittlere Hälfte`
      : `Our own figures from ${band.count} ads, middle half`;
  const source = turn.cite('pay', label, url);
  return { ...NOTHING, kind: 'market', band, about, place, isAround: band.radiusKm !== null, source };
}

type Wanted = { occupation: string; key: string | undefined; location: string | undefined };

/** By the trade's own name of the occupation, jobs of the middle of a working life first: bands are of one level. */
async function findIds(ctx: Context, { occupation, key, location }: Wanted): Promise<string[]> {
  const q = occupationByKey.get(key ?? '')?.label.de ?? occupation;
  const { items } = await searchJobs(ctx, toJobSearch({ q, ...(location ? { location } : {}) }, 1, HITS_ASKED));
  const isMiddle = ({ experienceLevel }: JobItem) => Number(experienceLevel === 'mid');
  return items.toSorted((one, other) => isMiddle(other) - isMiddle(one)).map(({ id }) => id);
}
