import { EXPERIENCE_LEVELS, type ExperienceLevel, type RemoteOption } from '@stellenvisite/contract/jobs/job-fields';
import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import type { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import names from '../data/names.json' with { type: 'json' };
import questions from '../data/questions.json' with { type: 'json' };
import { createRandom, type Random } from '../random.ts';
import { coreMixOf } from './core-jobs.ts';
import type { Facts } from './fill-text.ts';
import { type EmployerInfo, localiseAll } from './generate-employer.ts';
import { factsOf, type JobPlan, tagsOf } from './job-facts.ts';
import { type Address, pickContact } from './pick-address.ts';
import { pickConditions } from './pick-conditions.ts';
import { EXPIRED_SHARE, pickDates, pickStart } from './pick-dates.ts';
import { NO_DUTY, pickDuty, pickDutyModel } from './pick-duty.ts';
import { pickHours } from './pick-hours.ts';
import { pickPay } from './pick-pay.ts';
import { type Occupation, type Role, requireOccupation } from './vocabulary.ts';
import { writeEnglishTexts } from './write-english.ts';
import { writeBenefits, writeIntro, writeRequirements, writeSections } from './write-sections.ts';
import { writeTitle } from './write-title.ts';

/** Most employers ask nothing beyond the documents. */
const ASKING_SHARE = 0.45;

export type JobRow = typeof jobs.$inferInsert;
/**
 * A job with the occupation it was written for, and of a training the one it leads to: the truth that tests and benchmarks judge by,
 * never stored.
 */
export type GeneratedJob = JobRow & { occupation: string; taught?: string };

/**
 * As in ads of the trade, with the trainings, which never state duties: a quarter says nothing of them, a quarter names its
 * shifts without a week (`WEEK_SHARE` of `pickDuty`), and half has an example week.
 */
const DUTY_SHARE = 0.8;
const FEATURED_SHARE = 0.04;
const TAKEN_HERE_SHARE = 0.8;

export function generateJob(
  seed: string,
  employer: EmployerInfo,
  employerIndex: number,
  index: number,
  now: Date,
): GeneratedJob {
  const random = createRandom(`${seed}/job/${employerIndex}/${index}`);
  const id = random.uuid();
  const coreMix = coreMixOf(employer, index);
  const plan = planJob(employer, coreMix ?? employer.mix, now, random);
  const { occupation, department, employmentType, level } = plan;
  const { country } = employer.row;
  const start = pickStart(now, random);
  const facts = factsOf({ ...plan, startsOn: start.startsOn });
  const text = <T>(value: T): T => (country === 'CH' ? localiseAll(value) : value);
  const dates = pickDates(now, random, coreMix ? 0 : EXPIRED_SHARE);
  const temporary = employmentType === 'temporary' || employmentType === 'internship';
  const fixedTerm = temporary || random.chance(0.1);
  const job = {
    id,
    employerId: employer.row.id,
    departmentId: department.id,
    department: department.name,
    occupation: isOtherInternship(plan) ? INTERNSHIP : occupation.key,
    category: occupation.category,
    specialty: occupation.specialty ?? plan.kind.specialty,
    employmentType,
    experienceLevel: level,
    remote: pickRemote(occupation, random),
    contract: fixedTerm ? 'fixed_term' : 'permanent',
    contractMonths: fixedTerm
      ? random.pick(employmentType === 'internship' ? [2, 3, 4, 6] : [6, 12, 12, 18, 24])
      : null,
    hoursMin: plan.hours.min,
    hoursMax: plan.hours.max,
    ...start,
    vacationDays: random.chance(0.8) ? plan.vacationDays : null,
    ...text(writeEnglishTexts(plan, facts, random) ?? writeTexts(plan, facts, random)),
    ...pickPay(
      {
        employerModel: employer.model,
        tariff: employer.tariff,
        occupation,
        country,
        region: employer.row.region,
        level,
        hourly: isHourly(plan, random),
        isInternship: employmentType === 'internship',
        fullHours: plan.fullHours,
      },
      random,
    ),
    training: null,
    ...(plan.duty ?? NO_DUTY),
    ...locationOf(plan),
    ...takeHere(
      applyBy(seed, employer, employerIndex, occupation, id, random),
      text(pickQuestions(occupation.role, createRandom(`${seed}/questions/${id}`))),
      createRandom(`${seed}/apply/${id}`),
    ),
    reference: random.chance(0.7)
      ? `${occupation.key.slice(0, 3).toUpperCase()}-${now.getUTCFullYear()}-${String(random.int(1, 9999)).padStart(4, '0')}`
      : null,
    featured: dates.status === 'published' && random.chance(FEATURED_SHARE),
    ...dates,
  } satisfies GeneratedJob;
  return { ...job, conditions: pickConditions(plan, job, createRandom(`${seed}/conditions/${id}`)) };
}

/** The search knows interns as an occupation of their own; students of medicine have theirs. */
const INTERNSHIP = 'praktikum';
const isOtherInternship = ({ employmentType, occupation }: JobPlan) =>
  employmentType === 'internship' && occupation.internship !== undefined;

function locationOf({ employer, city }: JobPlan): Address {
  const { placeId, street, postalCode, region, country, lat, lon } =
    employer.branch && city === employer.branch.city ? employer.branch : employer.row;
  return { placeId, street, postalCode, city, region, country, lat, lon };
}

function writeTexts(plan: JobPlan, facts: Facts, random: Random) {
  const { occupation, employer, kind, department, duty } = plan;
  const tags = tagsOf(plan);
  const named = { key: kind.key, name: department.name, ward: kind.ward };
  return {
    title: writeTitle({ ...plan, country: employer.row.country, department: named, dutyKnown: duty !== null }, random),
    introHtml: writeIntro(facts, tags, random),
    sections: writeSections(plan, facts, tags, random),
    benefits: writeBenefits(tags, facts, random),
    requirements: writeRequirements(occupation, employer.row.country, tags, random),
  };
}

function planJob(employer: EmployerInfo, mix: EmployerInfo['mix'], now: Date, random: Random): JobPlan {
  const occupation = requireOccupation(random.weighted(mix));
  const possible = employer.departments.filter((department) => occupation.departments.includes(department.kind.key));
  const department = random.pick(possible.length > 0 ? possible : employer.departments);
  const kind = department.kind;
  const usualLevel = random.weighted(
    EXPERIENCE_LEVELS.map((name, at): [ExperienceLevel, number] => [name, occupation.levels[at] ?? 0]),
  );
  const model = pickDutyModel({ employerModel: employer.model, occupation, department: kind }, random);
  const { employmentType, hours, percent, fullHours } = pickHours(occupation, employer.row.country, model, random);
  const level = employmentType === 'internship' ? 'entry' : usualLevel;
  const duty = random.chance(DUTY_SHARE)
    ? pickDuty(
        { employerModel: employer.model, occupation, department: kind, rosterWeeks: employer.rosterWeeks },
        model,
        hours.max,
        employer.clock,
        random,
      )
    : null;
  const city = employer.branch && random.chance(0.35) ? employer.branch.city : employer.row.city;
  const vacationDays =
    employer.row.country === 'DE'
      ? random.pick([28, 29, 30, 30, 30, 30, 31, 32])
      : random.pick([25, 25, 25, 26, 27, 30]);
  return {
    employer,
    occupation,
    department,
    kind,
    level,
    employmentType,
    hours,
    percent,
    fullHours,
    model,
    duty,
    vacationDays,
    city,
    startsOn: null,
    now,
  };
}

function pickRemote(occupation: Occupation, random: Random): RemoteOption {
  if (occupation.key === 'kodier')
    return random.weighted([
      ['remote', 40],
      ['hybrid', 45],
      ['onsite', 15],
    ]);
  if (occupation.key === 'it' || occupation.key === 'personal' || occupation.key === 'qm')
    return random.weighted([
      ['remote', 10],
      ['hybrid', 55],
      ['onsite', 35],
    ]);
  if (occupation.role === 'office')
    return random.weighted([
      ['hybrid', 20],
      ['onsite', 80],
    ]);
  if (occupation.key === 'psych' || occupation.key === 'sozial' || occupation.key === 'hausarzt')
    return random.chance(0.08) ? 'hybrid' : 'onsite';
  return 'onsite';
}

const PAID_BY_THE_HOUR: readonly Role[] = ['nurse', 'care', 'practice', 'shop', 'tech'];

function isHourly({ employmentType, occupation, percent }: JobPlan, random: Random): boolean {
  if (employmentType === 'freelance') return true;
  return percent.max <= 60 && PAID_BY_THE_HOUR.includes(occupation.role) && random.chance(0.3);
}

function applyBy(
  seed: string,
  employer: EmployerInfo,
  employerIndex: number,
  occupation: Occupation,
  id: string,
  random: Random,
) {
  const external = random.chance(employer.size === 'small' ? 0.25 : 0.75);
  const page = `https://karriere.${employer.domain}/stellen/${id.slice(0, 8)}`;
  const contact =
    !external || random.chance(0.85) ? contactOf(seed, employer, employerIndex, occupation.role) : NO_CONTACT;
  return {
    ...contact,
    applyMethod: external ? ('external' as const) : ('contact' as const),
    applyUrl: external ? `${page}/bewerben` : null,
    externalUrl: external || random.chance(0.4) ? page : null,
  };
}

/** Chance of its own, so that the rest of a job does not depend on how it is applied for. */
function takeHere<Way extends { externalUrl: string | null }>(way: Way, questions: JobQuestion[], random: Random) {
  if (!random.chance(TAKEN_HERE_SHARE)) return { ...way, questions: [] };
  return { ...way, applyMethod: 'here' as const, applyUrl: null, questions };
}

/** Returns one person for the jobs of one kind at an employer, and in a small one the same for all. */
export function contactOf(seed: string, { row, domain, size }: EmployerInfo, index: number, role: Role) {
  const { contactName, contactRole, contactEmail, contactPhone, contactHours } = row;
  if (size === 'small') return { contactName, contactRole, contactEmail, contactPhone, contactHours };
  const group = contactGroup(role);
  return pickContact(names.contactRoles[group], domain, row, createRandom(`${seed}/contact/${index}/${group}`));
}

const NO_CONTACT = { contactName: null, contactRole: null, contactEmail: null, contactPhone: null, contactHours: null };

function contactGroup(role: Role): keyof typeof names.contactRoles {
  if (role === 'doctor' || role === 'student') return 'doctor';
  if (role === 'practice' || role === 'shop') return 'practice';
  return role === 'office' || role === 'service' || role === 'leader' || role === 'therapy' || role === 'tech'
    ? 'office'
    : 'nurse';
}

/** Picks the employer's questions to the applicants for a job of this kind. */
function pickQuestions(role: Role, random: Random): JobQuestion[] {
  if (!random.chance(ASKING_SHARE)) return [];
  const count = random.weighted([
    [1, 25],
    [2, 35],
    [3, 30],
    [4, 10],
  ]);
  const fitting = questions.filter(({ roles }) => !roles || roles.includes(role));
  // Both ask for the start in their own way.
  const asked = random.sample(fitting, count);
  const hasBoth = ['start', 'notice'].every((id) => asked.some((question) => question.id === id));
  return asked
    .filter(({ id }) => !hasBoth || id !== 'notice')
    .map(({ id, kind, text, isRequired, options = [] }) => ({
      id,
      kind: kind as JobQuestion['kind'],
      text,
      isRequired,
      options,
    }));
}
