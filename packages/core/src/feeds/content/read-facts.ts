import type { FactSource } from '@stellenvisite/contract/feeds/feed-items.schema';
import type { FeedFact } from '@stellenvisite/contract/feeds/feeds';
import { type Country, CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { Duty } from '@stellenvisite/contract/jobs/duty.schema';
import type { EmploymentType } from '@stellenvisite/contract/jobs/job-fields';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { FeedJob, FeedRange } from '@stellenvisite/feeds/feed-job';
import { isOfJob } from '@stellenvisite/feeds/resolve/is-of-job';
import { readContractTerms } from '@stellenvisite/feeds/resolve/read-contract';
import { readNights, readOnCall, readShifts } from '@stellenvisite/feeds/resolve/read-duty';
import { readEmployment } from '@stellenvisite/feeds/resolve/read-employment';
import { readHours } from '@stellenvisite/feeds/resolve/read-hours';
import { isLikelyPay, readPay } from '@stellenvisite/feeds/resolve/read-pay';
import { readRemote } from '@stellenvisite/feeds/resolve/read-remote';
import { readStart } from '@stellenvisite/feeds/resolve/read-start';
import { readTariff } from '@stellenvisite/feeds/resolve/read-tariff';
import { readWeekends } from '@stellenvisite/feeds/resolve/read-weekends';
import {
  employmentOfHours,
  employmentOfWorkload,
  hoursOfWorkload,
  readWorkload,
} from '@stellenvisite/feeds/resolve/read-workload';
import type { TextReading } from '@stellenvisite/feeds/resolve/text-reading';

export type JobFacts = Pick<
  JobContent,
  | 'employmentType'
  | 'hoursPerWeek'
  | 'contract'
  | 'contractMonths'
  | 'salary'
  | 'salaryHours'
  | 'tariff'
  | 'remote'
  | 'startsOn'
  | 'startFlexible'
> & { duty: Partial<Duty> };

/** Adds the source of a fact; a fact has one. */
export type AddSource = (fact: FeedFact, source: Omit<FactSource, 'fact'>) => void;

type Words = { title: string; sentences: readonly string[] };
type Reading<Value> = { value: Value; source: Omit<FactSource, 'fact'> };

/**
 * Reads the facts of a job: from the feed's fields, else from its title, else from its sentences. A fact that none of them states stays empty;
 * each one that is stated has its source.
 */
export function readFacts(job: FeedJob, words: Words, country: Country, addSource: AddSource): JobFacts {
  const share = readShare(job, words);
  const hours = readWeek(job, words, share, country);
  const employment = readExtent(job, words, { share, hours });
  const contract = readTerm(job, words);
  const pay = readSalary(job, words, country);
  const tariff = readScale(job, words);
  const remote = job.remote
    ? ofField(job, 'remote', job.remote)
    : inText(readRemote([words.title, ...words.sentences], words.title), 'text');
  const start = job.startsOn
    ? ofField(job, 'start', { day: job.startsOn, isFlexible: false })
    : job.isStartFlexible
      ? ofField(job, 'start', { day: null, isFlexible: true })
      : first(readStart([words.title], 'title'), 'title', () => readStart(words.sentences));
  const { duty, sources } = readDuty(words);
  const found = { employmentType: employment, hours, contract, pay, tariff, remote, start, ...sources };
  for (const [fact, reading] of Object.entries(found) as [FeedFact, { source: Omit<FactSource, 'fact'> } | null][]) {
    if (reading) addSource(fact, reading.source);
  }
  return {
    ...(employment && { employmentType: employment.value }),
    hoursPerWeek: hours?.value ?? null,
    ...(contract && { contract: contract.value.contract, contractMonths: contract.value.months }),
    salary: pay?.value.salary ?? null,
    ...(pay?.value.hours && { salaryHours: pay.value.hours }),
    ...(tariff && { tariff: tariff.value }),
    ...(remote && { remote: remote.value }),
    startsOn: start?.value.day?.slice(0, 10) ?? null,
    ...(start?.value.isFlexible && { startFlexible: true }),
    duty,
  };
}

function ofField<Value>(job: FeedJob, fact: FeedFact, value: Value): Reading<Value> {
  const source = job.sources[fact];
  return { value, source: source ?? { from: 'field', element: null, words: '' } };
}

function inText<Value>(reading: TextReading<Value> | null, from: 'title' | 'text'): Reading<Value> | null {
  return reading && { value: reading.value, source: { from, element: null, words: reading.words } };
}

/** The title counts before the text. */
function first<Value>(
  reading: TextReading<Value> | null,
  from: 'title',
  otherwise: () => TextReading<Value> | null,
): Reading<Value> | null {
  return inText(reading, from) ?? inText(otherwise(), 'text');
}

const ON_DEMAND =
  /(?<!\p{L})(?:auf abruf|auf honorarbasis|nach bedarf eingesetzt|stundenweise auf abruf|zero[- ]hours?)(?!\p{L})/iu;

/** Checks whether a sentence states that this job is on demand: others may be paid by the hour. */
function isOnDemand(sentence: string): boolean {
  const found = ON_DEMAND.exec(sentence);
  return found !== null && isOfJob(sentence, found.index, found.index + found[0].length);
}

function readWeek(
  job: FeedJob,
  words: Words,
  share: Reading<FeedRange> | null,
  country: Country,
): Reading<FeedRange> | null {
  const hours = readStatedWeek(job, words);
  // Work on demand has no weekly hours, whatever share a form states.
  if (!hours && (job.employmentTypes[0] === 'freelance' || words.sentences.some(isOnDemand))) return null;
  // "70–90 % Pensum, 42-Stunden-Woche": the full-time week that the share is taken of.
  const isOfHouse =
    hours &&
    share &&
    share.value.min < 100 &&
    hours.value.min === hours.value.max &&
    employmentOfHours(hours.value) === 'full_time';
  if (isOfHouse) return { value: hoursOfWorkload(share.value, country), source: share.source };
  // All of a full-time week is no number of hours.
  return (
    hours ??
    (share && share.value.min < 100 ? { value: hoursOfWorkload(share.value, country), source: share.source } : null)
  );
}

/** Reads the extent in per cent: of a field, else of the title, else of the text. */
function readShare(job: FeedJob, { title, sentences }: Words): Reading<FeedRange> | null {
  if (job.workload) return ofField(job, 'employmentType', job.workload);
  return first(readWorkload([title], 'title'), 'title', () => readWorkload(sentences, 'text'));
}

function readStatedWeek(job: FeedJob, { title, sentences }: Words): Reading<FeedRange> | null {
  const field = job.hoursPerWeek && ofField(job, 'hours', job.hoursPerWeek);
  const found = field ?? first(readHours([title], 'title'), 'title', () => readHours(sentences, 'text'));
  if (!found || found.value.min <= 0 || found.value.max > 80) return null;
  // "38,5 Stunden in Vollzeit" in the ad of a part-time job is the week of the others.
  const isPart = job.employmentTypes[0] === 'part_time' || readEmployment([title], 'title')?.value === 'part_time';
  const isOfOthers = found.source.from === 'text' && isPart && employmentOfHours(found.value) === 'full_time';
  return isOfOthers ? null : found;
}

function readExtent(
  job: FeedJob,
  { title, sentences }: Words,
  { share, hours }: { share: Reading<FeedRange> | null; hours: Reading<FeedRange> | null },
): Reading<EmploymentType> | null {
  const [listed] = job.employmentTypes;
  if (listed) return ofField(job, 'employmentType', listed);
  for (const from of ['title', 'text'] as const) {
    const texts = from === 'title' ? [title] : sentences;
    const named = inText(readEmployment(texts, from), from);
    if (named) return named;
    if (share?.source.from === from) return { value: employmentOfWorkload(share.value), source: share.source };
    const type = hours?.source.from === from ? employmentOfHours(hours.value) : null;
    if (hours && type) return { value: type, source: hours.source };
  }
  return null;
}

/**
 * Reads the contract. Systems have "permanent" by default: a title or text that limits this job goes before it, unless the field itself has the
 * word for no limit.
 */
function readTerm(job: FeedJob, { title, sentences }: Words) {
  const inWords = first(readContractTerms([title], 'title'), 'title', () => readContractTerms(sentences, 'text'));
  if (!job.contract) return inWords;
  const isDefault = job.contract === 'permanent' && !/unbefrist|unlimited/iu.test(job.sources.contract?.words ?? '');
  if (isDefault && inWords?.value.contract === 'fixed_term') return inWords;
  const months = job.contractMonths ?? (inWords?.value.contract === job.contract ? inWords.value.months : null);
  return ofField(job, 'contract', { contract: job.contract, months });
}

type Pay = { salary: NonNullable<JobContent['salary']>; hours: number | null };

/** Reads the pay: the words of the field, its numbers with their period, else the ad itself. */
function readSalary(job: FeedJob, { title, sentences }: Words, country: Country): Reading<Pay> | null {
  const { pay } = job;
  const inField = pay?.text ? readPay([pay.text], { origin: 'field', country }) : null;
  if (inField) return ofField(job, 'pay', toPay(inField.value));
  const low = pay?.min || pay?.max;
  if (pay && low && pay.period) {
    const high = pay.max || low;
    const [min, max] = [Math.min(low, high), Math.max(low, high)];
    const isLikely = isLikelyPay(pay.period, min) && isLikelyPay(pay.period, max);
    const salary = { min, max, currency: pay.currency ?? CURRENCY_OF[country], period: pay.period };
    return isLikely ? ofField(job, 'pay', { salary, hours: null }) : null;
  }
  // Of numbers without a period the ad may still name it.
  const found = first(readPay([title], { origin: 'title', country }), 'title', () =>
    readPay(sentences, { origin: 'text', country }),
  );
  return found && { ...found, value: toPay(found.value) };
}

function toPay({ min, max, currency, period, hours }: NonNullable<ReturnType<typeof readPay>>['value']): Pay {
  return { salary: { min, max: Math.max(min, max ?? min), currency, period }, hours };
}

function readScale(job: FeedJob, { sentences }: Words) {
  const field = job.pay?.text ? readTariff([job.pay.text]) : null;
  return field ? ofField(job, 'pay', field.value) : inText(readTariff(sentences), 'text');
}

function readDuty({ title, sentences }: Words) {
  // A question addresses the reader and states no fact.
  const all = [...(title.endsWith('?') ? [] : [title]), ...sentences.filter((sentence) => !sentence.endsWith('?'))];
  const [shifts, nights, weekends, onCall] = [
    readShifts(all, title),
    readNights(all),
    readWeekends(all, title),
    readOnCall(all, title),
  ];
  const from = (words: string) => (title.includes(words) ? ('title' as const) : ('text' as const));
  const source = (reading: TextReading<unknown> | null) =>
    reading && { source: { from: from(reading.words), element: null, words: reading.words } };
  const isWithoutNights = shifts?.value.isWithoutNights ?? false;
  const duty: Partial<Duty> = {
    ...(shifts && shifts.value.shifts.length > 0 && { shifts: shifts.value.shifts }),
    ...(isWithoutNights ? { maxNightsPerMonth: 0 } : nights && { maxNightsPerMonth: nights.value }),
    ...(weekends && { freeWeekendsOfFour: weekends.value }),
    ...(onCall && { onCall: onCall.value }),
  };
  return {
    duty,
    sources: {
      shifts: duty.shifts ? source(shifts) : null,
      nights: isWithoutNights ? source(shifts) : source(nights),
      weekends: source(weekends),
      onCall: source(onCall),
    },
  };
}
