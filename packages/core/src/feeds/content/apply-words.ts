import { escapeHtml } from '@stellenvisite/contract/escape-html';
import type { FeedRule } from '@stellenvisite/contract/feed-items.schema';
import type { MendableField } from '@stellenvisite/contract/feeds';
import { PAY_PERIODS } from '@stellenvisite/contract/pay';
import type { FeedJob, FeedPay, FeedPlace } from '@stellenvisite/feeds/feed-job';

export type MendedValues = Partial<Record<MendableField, string>>;
/** What no field of the feed's job holds. */
export type SaidBeside = { category: string | null; reportedOn: string | null };

const NO_PLACE: FeedPlace = { label: null, street: null, postalCode: null, city: null, region: null, country: null };
const NO_PAY: FeedPay = { min: null, max: null, currency: null, period: null, text: null };

/** What the feed says, in the words of the fields that can be mended. */
export function saidOf(job: FeedJob): MendedValues {
  const [place] = job.places;
  const said: Partial<Record<MendableField, string | null | undefined>> = {
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
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value)) as MendedValues;
}

/** The values that rules give this job: where the feed says nothing, or exactly what the rule names. */
export function valuesByRules(job: FeedJob, rules: readonly FeedRule[]): MendedValues {
  const said = saidOf(job);
  const values: MendedValues = {};
  for (const { kind, field, from, to } of rules) {
    const word = said[field];
    if (kind === 'default' ? !word : word === from) values[field] = to;
  }
  return values;
}

/** The job as it is meant: what somebody said by hand goes before a rule, and both before the feed. */
export function applyWords(
  job: FeedJob,
  rules: readonly FeedRule[],
  mended: MendedValues,
): { job: FeedJob; beside: SaidBeside } {
  const values = { ...valuesByRules(job, rules), ...mended };
  if (Object.keys(values).length === 0) return { job, beside: { category: null, reportedOn: null } };
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
          }
        : job.pay,
      startsOn: values.startsOn ?? job.startsOn,
      expiresAt: values.validThrough ?? job.expiresAt,
      sections:
        values.text === undefined
          ? job.sections
          : [{ kind: 'other', heading: null, html: `<p>${escapeHtml(values.text)}</p>` }, ...job.sections],
    },
    beside: { category: values.category ?? null, reportedOn: values.reportedOn ?? null },
  };
}

function toAmount(text: string | undefined): number | null {
  const amount = Number((text ?? '').replaceAll(/[.\s€]/g, '').replace(',', '.'));
  return text !== undefined && text !== '' && Number.isFinite(amount) ? amount : null;
}
