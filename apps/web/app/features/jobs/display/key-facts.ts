import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import type { Tariff } from '@stellenvisite/contract/jobs/pay/pay.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { TFunction } from 'i18next';
import { formatPayRange } from './pay.ts';
import { payBasis } from './pay-text.tsx';
import type { JobWords } from './use-job-words.ts';

export type KeyFact = {
  key: string;
  label: string;
  value: string;
  note?: string | undefined;
  /** Drawn as cells; the value says them in words. */
  shifts?: readonly Shift[];
};

export type FactWords = { job: TFunction; ui: TFunction; fields: JobWords; locale: string; asOf: string };

/** Two rows of four; the last fact of a shorter list fills its row. */
const SHOWN = 8;

/** Lists the deciding facts first; those that the employer did not state are left out, except pay, shifts, hours and contract, where the silence is a fact. */
export function keyFacts(job: JobDetail, words: FactWords): KeyFact[] {
  const facts = [
    payFact(job, words),
    shiftFact(job, words),
    weekendFact(job, words),
    hoursFact(job, words),
    startFact(job, words),
    contractFact(job, words),
    distanceFact(job, words),
    answerFact(job, words),
    rosterFact(job, words),
    staffingFact(job, words),
    inductionFact(job, words),
    ...plainFacts(job, words),
  ];
  return facts.filter((fact) => fact !== null).slice(0, SHOWN);
}

export function tariffText({ name, grade }: Tariff): string {
  return [name, grade].filter(Boolean).join(' ');
}

function payFact(job: JobDetail, { job: t, fields, ui, locale }: FactWords): KeyFact {
  const { salary, tariff } = job;
  const steps = tariff?.steps && (/^\d/.test(tariff.steps) ? t('facts.steps', { steps: tariff.steps }) : tariff.steps);
  const scale = tariff ? [tariffText(tariff), steps].filter(Boolean).join(', ') : undefined;
  if (salary) {
    const label = fields.t(`payPeriod.${salary.period}`);
    const { fullTime, forHours } = payBasis(job, ui, locale, 'exact');
    const note = [fullTime, forHours, scale].filter(Boolean).join(' · ') || undefined;
    return { key: 'pay', label, value: formatPayRange(salary, locale, 'exact'), note };
  }
  if (tariff) {
    const note = [steps, t('facts.noAmount')].filter(Boolean).join(', ');
    return { key: 'pay', label: t('facts.pay'), value: t('facts.byTariff', { tariff: tariffText(tariff) }), note };
  }
  return { key: 'pay', label: t('facts.pay'), value: t('facts.payUnknown'), note: t('facts.payUnknownNote') };
}

function shiftFact({ duty }: JobDetail, { job: t, fields }: FactWords): KeyFact {
  const nights = duty.maxNightsPerMonth;
  const note = nights === null ? undefined : t('facts.nights', { count: nights });
  const shifts = SHIFTS.filter((shift) => duty.shifts.includes(shift));
  if (shifts.length === 0) return { key: 'shifts', label: t('facts.shifts'), value: t('facts.shiftsUnknown'), note };
  const value = shifts.map((shift) => fields.t(`shift.${shift}`)).join(', ');
  return { key: 'shifts', label: t('facts.shifts'), value, note, shifts };
}

function weekendFact({ duty }: JobDetail, { job: t }: FactWords): KeyFact | null {
  if (duty.freeWeekendsOfFour === null) return null;
  const value = t('facts.weekendValue', { free: duty.freeWeekendsOfFour });
  return { key: 'weekend', label: t('facts.weekend'), value, note: t('facts.weekendNote') };
}

function hoursFact({ hoursPerWeek, employmentType }: JobDetail, { job: t, fields }: FactWords): KeyFact {
  const type = employmentType ? fields.t(`employmentType.${employmentType}`) : undefined;
  if (!hoursPerWeek) return { key: 'hours', label: t('facts.hours'), value: type ?? t('facts.unstated') };
  return {
    key: 'hours',
    label: t('facts.hours'),
    value: fields.hours(hoursPerWeek),
    note: type,
  };
}

function startFact({ startsOn, startFlexible }: JobDetail, { job: t, asOf }: FactWords): KeyFact {
  const label = t('facts.start');
  if (!startsOn) return { key: 'start', label, value: t(startFlexible ? 'facts.startOpen' : 'facts.unstated') };
  const note = startFlexible ? t('facts.startFlexible') : undefined;
  if (startsOn <= asOf.slice(0, 10)) return { key: 'start', label, value: t('facts.startNow'), note };
  const value = formatDate(`${startsOn}T12:00:00Z`);
  return { key: 'start', label, value, note };
}

function contractFact(job: JobDetail, { job: t, fields }: FactWords): KeyFact {
  const months = job.contractMonths === null ? undefined : t('facts.months', { count: job.contractMonths });
  const vacation = job.vacationDays === null ? undefined : t('facts.vacation', { count: job.vacationDays });
  const note = [months, vacation].filter(Boolean).join(', ') || undefined;
  const value = job.contract ? fields.t(`contract.${job.contract}`) : t('facts.unstated');
  return { key: 'contract', label: t('facts.contract'), value, note };
}

function distanceFact({ distanceKm }: JobDetail, { job: t, fields }: FactWords): KeyFact | null {
  if (distanceKm === undefined) return null;
  const value = fields.distance(distanceKm);
  return { key: 'distance', label: t('facts.distance'), value, note: t('facts.distanceNote') };
}

/** How soon the employer usually answers, where enough applications say so. */
function answerFact({ employer: { answers } }: JobDetail, { job: t }: FactWords): KeyFact | null {
  const answerDays = answers?.days;
  if (!answerDays) return null;
  const value = t('facts.answerValue', { count: answerDays });
  return { key: 'answer', label: t('facts.answer'), value, note: t('facts.answerNote') };
}

function rosterFact({ duty }: JobDetail, { job: t }: FactWords): KeyFact | null {
  if (duty.rosterWeeksAhead === null) return null;
  const value = t('facts.weeks', { count: duty.rosterWeeksAhead });
  return { key: 'roster', label: t('facts.roster'), value, note: t('facts.rosterNote') };
}

function inductionFact({ duty }: JobDetail, { job: t }: FactWords): KeyFact | null {
  if (!duty.inductionWeeks) return null;
  const value = t('facts.weeks', { count: duty.inductionWeeks });
  return { key: 'induction', label: t('facts.induction'), value, note: t('facts.inductionNote') };
}

function staffingFact({ duty }: JobDetail, { job: t, fields }: FactWords): KeyFact | null {
  const { patientsPerNurseDay: day, patientsPerNurseNight: night } = duty;
  const first = day ?? night;
  if (first === null) return null;
  const value = t('facts.staffingValue', { patients: fields.number(first) });
  const label = t('facts.staffing');
  if (day !== null && night !== null) {
    return { key: 'staffing', label, value, note: t('facts.staffingDayNight', { patients: fields.number(night) }) };
  }
  return { key: 'staffing', label, value, note: t(day === null ? 'facts.staffingNight' : 'facts.staffingDay') };
}

function plainFacts(job: JobDetail, { job: t, fields }: FactWords): (KeyFact | null)[] {
  const plain = (key: string, value: string | null): KeyFact | null =>
    value === null ? null : { key, label: t(`facts.${key}`), value };
  return [
    plain('onCall', job.duty.onCall && fields.t(`onCall.${job.duty.onCall}`)),
    plain('level', job.experienceLevel && fields.t(`experienceLevel.${job.experienceLevel}`)),
    plain('place', job.remote && fields.t(`remote.${job.remote}`)),
    plain('department', job.department),
    plain('specialty', job.specialty && fields.t(`specialty.${job.specialty}`)),
    plain('field', fields.t(`category.${job.category}`)),
  ];
}
