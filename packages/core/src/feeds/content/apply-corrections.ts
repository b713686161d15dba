import type { FeedRule } from '@stellenvisite/contract/feeds/feed-items.schema';
import type { CorrectableField, FeedFact } from '@stellenvisite/contract/feeds/feeds';
import { PAY_PERIODS } from '@stellenvisite/contract/jobs/pay/pay';
import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';
import type { FeedJob, FeedPay, FeedPlace } from '@stellenvisite/feeds/feed-job';

export type CorrectedValues = Partial<Record<CorrectableField, string>>;
/** Values that no field of the feed's job has. */
export type ExtraValues = { category: string | null; reportedOn: string | null };

const NO_PLACE: FeedPlace = { label: null, street: null, postalCode: null, city: null, region: null, country: null };
const NO_PAY: FeedPay = { min: null, max: null, currency: null, period: null, text: null };

/** Returns the feed's own values of the fields that can be corrected. */
export function feedValuesOf(job: FeedJob): CorrectedValues {
  const [place] = job.places;
  const said: Partial<Record<CorrectableField, string | null | undefined>> = {
    title: job.title,
    externalId: job.externalId,
    city: place?.city ?? place?.label,
    postalCode: place?.postalCode,
    country: place?.country,
    payMin: job.pay?.min?.toString(),
    payMax: job.pay?.max?.toString(),
    payPeriod: job.pay?.period,
    startsOn: job.startsOn,
    validThrough: job.expiresAt?.slice(0, 10),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value)) as CorrectedValues;
}

/** Returns the values that rules give this job: where the feed has none, or exactly the one that the rule names. */
export function valuesByRules(job: FeedJob, rules: readonly FeedRule[]): CorrectedValues {
  const said = feedValuesOf(job);
  const values: CorrectedValues = {};
  for (const { kind, field, from, to } of rules) {
    const word = said[field];
    if (kind === 'default' ? !word : word === from) values[field] = to;
  }
  return values;
}

/** Applies rules and corrections to a job: a correction by hand goes before a rule, and both before the feed. */
export function applyCorrections(
  job: FeedJob,
  rules: readonly FeedRule[],
  corrected: CorrectedValues,
): { job: FeedJob; extras: ExtraValues } {
  const values = { ...valuesByRules(job, rules), ...corrected };
  if (Object.keys(values).length === 0) return { job, extras: { category: null, reportedOn: null } };
  const [place = NO_PLACE, ...further] = job.places;
  const isPlaceSaid = values.city !== undefined || values.postalCode !== undefined || values.country !== undefined;
  const isPaySaid = values.payMin !== undefined || values.payMax !== undefined || values.payPeriod !== undefined;
  const period = PAY_PERIODS.find((each) => each === values.payPeriod);
  const pay = job.pay ?? NO_PAY;
  return {
    job: {
      ...job,
      title: values.title ?? job.title,
      externalId: values.externalId ?? job.externalId,
      places: isPlaceSaid
        ? [
            {
              ...place,
              city: values.city ?? place.city ?? place.label,
              postalCode: values.postalCode ?? (values.city === undefined ? place.postalCode : null),
              country: values.country ?? place.country,
            },
            ...further,
          ]
        : job.places,
      pay: isPaySaid
        ? {
            ...pay,
            min: toAmount(values.payMin) ?? pay.min,
            max: toAmount(values.payMax) ?? pay.max,
            period: period ?? pay.period,
            text: null,
          }
        : job.pay,
      startsOn: values.startsOn ?? job.startsOn,
      expiresAt: values.validThrough ?? job.expiresAt,
      sources: { ...job.sources, ...sourcesOf(values, corrected) },
      sections:
        values.text === undefined
          ? job.sections
          : [{ kind: 'other', heading: null, html: `<p>${escapeHtml(values.text)}</p>` }, ...job.sections],
    },
    extras: { category: values.category ?? null, reportedOn: values.reportedOn ?? null },
  };
}

const CORRECTED_FACTS: Partial<Record<CorrectableField, FeedFact>> = {
  title: 'title',
  city: 'place',
  postalCode: 'place',
  country: 'place',
  category: 'occupation',
  payMin: 'pay',
  payMax: 'pay',
  payPeriod: 'pay',
  startsOn: 'start',
  validThrough: 'end',
};

/** Returns the sources of the facts that a rule or a person has filled in. */
function sourcesOf(values: CorrectedValues, corrected: CorrectedValues): FeedJob['sources'] {
  const sources: FeedJob['sources'] = {};
  for (const [field, words] of Object.entries(values) as [CorrectableField, string][]) {
    const fact = CORRECTED_FACTS[field];
    if (fact) sources[fact] ??= { from: corrected[field] === undefined ? 'rule' : 'hand', element: null, words };
  }
  return sources;
}

function toAmount(text: string | undefined): number | null {
  const amount = Number((text ?? '').replaceAll(/[.\s€]/g, '').replace(',', '.'));
  return text !== undefined && text !== '' && Number.isFinite(amount) ? amount : null;
}
