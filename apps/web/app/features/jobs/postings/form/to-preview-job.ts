import type { OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import { type Country, CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { NO_CONDITIONS } from '@stellenvisite/contract/jobs/job-conditions';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const NO_DUTY: JobDetail['duty'] = {
  shifts: [],
  week: null,
  maxNightsPerMonth: null,
  freeWeekendsOfFour: null,
  onCall: null,
  rosterWeeksAhead: null,
  patientsPerNurseDay: null,
  patientsPerNurseNight: null,
  inductionWeeks: null,
};

type PreviewWords = {
  /** Appears where no title is written yet. */
  untitled: string;
  /** The moment the preview is made. */
  now: string;
};

/** The job as its readers would get it if it were published now, with what the page falls back to where nothing is stated. */
export function toPreviewJob(content: JobContent, employer: OwnEmployer, { untitled, now }: PreviewWords): JobDetail {
  const duty = { ...NO_DUTY, ...content.duty } as JobDetail['duty'];
  const { location = employer.address } = content;
  const place = {
    city: location.city,
    postalCode: location.postalCode,
    region: '',
    country: location.country,
    lat: 0,
    lon: 0,
  };
  return {
    id: NO_ID,
    number: 0,
    title: content.title || untitled,
    employer: { ...employerOf(employer), location: place },
    location: place,
    street: location.street,
    category: content.category ?? (employer.type === 'practice' ? 'mfa' : 'nursing'),
    employmentType: content.employmentType ?? null,
    salary: salaryOf(content, location.country),
    salaryHours: (content.salary && content.salaryHours) ?? null,
    tariff: content.tariff ?? null,
    training: content.training ?? null,
    experienceLevel: content.experienceLevel ?? null,
    specialty: content.specialty ?? null,
    department: employer.departments.find(({ id }) => id === content.departmentId)?.name ?? null,
    remote: content.remote ?? null,
    contract: content.contract ?? null,
    contractMonths: content.contract === 'fixed_term' ? (content.contractMonths ?? null) : null,
    hoursPerWeek: content.hoursPerWeek ?? null,
    shifts: duty.shifts,
    week: duty.week,
    freeWeekendsOfFour: duty.freeWeekendsOfFour,
    maxNightsPerMonth: duty.maxNightsPerMonth,
    duty,
    conditions: { ...NO_CONDITIONS, ...content.conditions } as JobDetail['conditions'],
    postedAt: now,
    updatedAt: now,
    validThrough: now,
    featured: false,
    reference: content.reference ?? null,
    startsOn: content.startsOn ?? null,
    startFlexible: content.startFlexible ?? false,
    vacationDays: content.vacationDays ?? null,
    introHtml: content.introHtml ?? '',
    sections: content.sections ?? [],
    benefits: content.benefits ?? [],
    requirements: content.requirements ?? [],
    isAiAssisted: (content.aiParts ?? []).length > 0,
    contact: content.contact?.name ? content.contact : null,
    applyMethod: content.applyMethod === 'email' ? 'here' : (content.applyMethod ?? 'here'),
    applyUrl: content.applyUrl ?? null,
    externalUrl: null,
    questions: content.questions ?? [],
  };
}

/** Returns the salary of the preview; pay by year of training replaces the range. */
function salaryOf({ salary, training }: JobContent, country: Country): JobDetail['salary'] {
  const amounts = training?.payByYear ?? [];
  if (amounts.length === 0) return salary ?? null;
  return { min: Math.min(...amounts), max: Math.max(...amounts), currency: CURRENCY_OF[country], period: 'month' };
}

function employerOf(employer: OwnEmployer) {
  const { id, name, type, kinds, companySize, tagline, owner, beds, employees, doctors, descriptionHtml } = employer;
  const known = { id, name, type, kinds, companySize, tagline, owner, beds, employees, doctors, descriptionHtml };
  return { ...known, openPositions: 0, featured: false, logoUrl: null, isVerified: false, verifiedAt: null };
}
