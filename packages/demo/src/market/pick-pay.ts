import { type Country, CURRENCY_OF, type Currency } from '@stellenvisite/contract/jobs/countries';
import type { ExperienceLevel } from '@stellenvisite/contract/jobs/job-fields';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import tariffs from '../data/tariffs.json' with { type: 'json' };
import type { Random } from '../random.ts';
import type { EmployerModel, Occupation, Ownership } from './vocabulary.ts';

export type Pay = {
  payMin: number | null;
  payMax: number | null;
  payCurrency: Currency | null;
  payPeriod: PayPeriod | null;
  payHours: number | null;
  tariff: string | null;
  tariffGrade: string | null;
  tariffSteps: string | null;
};

/** An employer is bound to one tariff, which all of its jobs share. */
export type EmployerTariff = { name: string; doctors: string; factor: number } | null;
type PayQuestion = {
  employerModel: EmployerModel;
  tariff: EmployerTariff;
  occupation: Occupation;
  country: Country;
  region: string;
  level: ExperienceLevel;
  hourly: boolean;
  isInternship: boolean;
  fullHours: number;
};

const NO_PAY = { payMin: null, payMax: null, payCurrency: null, payPeriod: null, payHours: null };
const GRADES: Record<string, number[] | undefined> = tariffs.grades;
const STEPS: Record<ExperienceLevel, number[]> = tariffs.steps;
const GERMANY: Record<Ownership | 'state', (EmployerTariff | null)[]> = tariffs.germany;
/** Employers of a Bundesland are bound to its tariff, those of towns and districts to the TVöD. */
const OF_THE_STATE = new Set(['university', 'psychiatric']);
const AUSTRIA: Record<Ownership, string[]> = tariffs.austria;
const AUSTRIAN_GRADES: Record<string, string[] | undefined> = tariffs.austriaGrades;
const PRACTICE: Record<string, { name: string; grades: string[] } | undefined> = tariffs.practice;
const SWISS_FACTOR: Record<string, number | undefined> = tariffs.swissFactor;
const LEVEL_INDEX: Record<ExperienceLevel, number> = { entry: 0, mid: 1, senior: 2, executive: 3 };
/** Where within an occupation's range somebody with this experience is paid. */
const BAND: Record<ExperienceLevel, [number, number]> = {
  entry: [0, 0.55],
  mid: [0.2, 0.8],
  senior: [0.4, 1],
  executive: [0.3, 1],
};
const SHARE_WITH_PAY: Record<Country, number> = { DE: 0.8, AT: 1, CH: 0.55 };
/** Most employers of Austria and Switzerland pay 14 or 13 times; a yearly figure says it all at once. */
const MONTHS_A_YEAR: Record<Country, number> = { DE: 12, AT: 14, CH: 13 };
const HOURS_A_MONTH = 167;
/** A month, in whole units: in Germany up to what the Praktisches Jahr may pay. */
const INTERN_PAY: Record<Country, [number, number]> = { DE: [600, 930], AT: [800, 1200], CH: [1000, 1500] };

export function pickEmployerTariff(employerModel: EmployerModel, country: Country, random: Random): EmployerTariff {
  if (country === 'DE')
    return random.pick(GERMANY[OF_THE_STATE.has(employerModel.key) ? 'state' : employerModel.ownership]);
  const name = country === 'AT' ? random.pick(AUSTRIA[employerModel.ownership]) : random.pick(tariffs.switzerland);
  const bound = country === 'AT' || employerModel.ownership === 'public' || random.chance(0.4);
  return bound ? { name, doctors: name, factor: 1 } : null;
}

export function pickPay(question: PayQuestion, random: Random): Pay {
  const { occupation, country, level, tariff } = question;
  if (question.isInternship) return pickInternPay(country, random);
  const grade = country === 'DE' ? occupation.pay.DE[LEVEL_INDEX[level]] : undefined;
  const described = typeof grade === 'string' ? describeGrade(question, grade) : describeRange(question, random);
  const isPublished = random.chance(SHARE_WITH_PAY[country]);
  const pay = isPublished ? toAmounts(described.range, question, random) : NO_PAY;
  const named = tariff !== null || described.tariff !== null;
  return {
    ...pay,
    tariff: described.tariff,
    tariffGrade: named ? described.grade : null,
    tariffSteps: named && isPublished ? described.steps : null,
  };
}

function pickInternPay(country: Country, random: Random): Pay {
  const [low, high] = INTERN_PAY[country];
  const amount = random.int(low / 10, high / 10) * 1000;
  const isPublished = random.chance(SHARE_WITH_PAY[country]);
  const pay = { payMin: amount, payMax: amount, payCurrency: CURRENCY_OF[country], payPeriod: 'month' as const };
  return { ...NO_PAY, ...(isPublished && pay), tariff: null, tariffGrade: null, tariffSteps: null };
}

type Described = { range: [number, number]; tariff: string | null; grade: string | null; steps: string | null };

function describeGrade({ level, tariff }: PayQuestion, grade: string): Described {
  const [low = 0, high = low] = GRADES[grade] ?? [];
  const [from = 1, to = 6] = STEPS[level];
  const doctor = grade.startsWith('Ä');
  const factor = tariff?.factor ?? 1;
  const at = (step: number) => (low + ((high - low) * (step - 1)) / 5) * factor;
  const graded = tariff !== null && tariff.name !== 'Haustarif' && (doctor || tariff.name !== 'AVR-DD');
  return {
    range: [at(from), at(to)],
    tariff: tariff ? (doctor ? tariff.doctors : tariff.name) : null,
    grade: graded ? gradeName(grade, tariff) : null,
    steps: graded ? `${from}–${to}` : null,
  };
}

/** The TV-L counts its grades of nursing as KR. */
function gradeName(grade: string, tariff: { name: string }): string {
  return tariff.name === 'TV-L' && /^P\d/.test(grade) ? grade.replace('P', 'KR ') : grade;
}

function describeRange(
  { occupation, country, region, level, tariff, employerModel }: PayQuestion,
  random: Random,
): Described {
  const [low = 0, high = low] = country === 'DE' ? occupation.pay.DE.map(Number) : occupation.pay[country];
  const [from, to] = BAND[level];
  const factor = country === 'CH' ? (SWISS_FACTOR[region] ?? 1) : 1;
  const spread = 0.97 + random.next() * 0.06;
  const at = (share: number) => (low + (high - low) * share) * factor * spread;
  const own = country === 'DE' && employerModel.type !== 'hospital' ? PRACTICE[occupation.key] : undefined;
  const ownTariff = own && random.chance(0.6) ? own : undefined;
  return {
    range: [at(from), at(to)],
    tariff: ownTariff?.name ?? (country === 'DE' ? null : (tariff?.name ?? null)),
    grade: ownTariff ? random.pick(ownTariff.grades) : gradeAbroad(country, tariff, low, random),
    steps: null,
  };
}

function gradeAbroad(country: Country, tariff: EmployerTariff, low: number, random: Random): string | null {
  if (!tariff || country === 'DE') return null;
  if (country === 'CH') return random.chance(0.6) ? `Lohnklasse ${Math.max(6, Math.round(low / 460))}` : null;
  const grades = AUSTRIAN_GRADES[tariff.name];
  return grades?.[Math.min(grades.length - 1, Math.max(0, Math.floor((low - 2300) / 260)))] ?? null;
}

function toAmounts([min, max]: [number, number], question: PayQuestion, random: Random) {
  const { country, hourly, occupation, fullHours } = question;
  const payCurrency = CURRENCY_OF[country];
  if (hourly)
    return {
      payMin: cents(min / HOURS_A_MONTH, 10),
      payMax: cents(max / HOURS_A_MONTH, 10),
      payCurrency,
      payPeriod: 'hour' as const,
      payHours: null,
    };
  const yearly =
    country === 'CH' ? random.chance(0.4) : occupation.role === 'leader' && country === 'DE' && random.chance(0.3);
  const factor = yearly ? MONTHS_A_YEAR[country] : 1;
  return {
    payMin: cents(min * factor, yearly ? 50_000 : 1000),
    payMax: cents(max * factor, yearly ? 50_000 : 1000),
    payCurrency,
    payPeriod: yearly ? ('year' as const) : ('month' as const),
    payHours: fullHours,
  };
}

/** Whole cents, rounded as a printed job would state it. */
function cents(amount: number, to: number): number {
  return Math.round((amount * 100) / to) * to;
}
