import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { toContact } from '../../employers/employer-view.ts';
import { toDuty, toHours, toTraining } from '../job-view.ts';

/** Returns a job that came from elsewhere, as if its employer had typed it: where the work on it begins. */
export function toJobContent(row: typeof jobs.$inferSelect): JobContent {
  const { payMin, payMax, payCurrency, payPeriod } = row;
  const hasPay = payMin !== null && payMax !== null && payCurrency !== null && payPeriod !== null;
  return {
    title: row.title,
    category: row.category,
    specialty: row.specialty,
    ...(row.employmentType && { employmentType: row.employmentType }),
    ...(row.experienceLevel && { experienceLevel: row.experienceLevel }),
    ...(row.remote && { remote: row.remote }),
    ...(row.contract && { contract: row.contract }),
    contractMonths: row.contractMonths,
    hoursPerWeek: toHours(row),
    startsOn: row.startsOn,
    startFlexible: row.startFlexible,
    vacationDays: row.vacationDays,
    introHtml: row.introHtml,
    sections: row.sections,
    benefits: row.benefits,
    requirements: row.requirements,
    aiParts: row.aiParts,
    salary: hasPay ? { min: payMin / 100, max: payMax / 100, currency: payCurrency, period: payPeriod } : null,
    salaryHours: row.payHours,
    tariff: row.tariff ? { name: row.tariff, grade: row.tariffGrade, steps: row.tariffSteps } : null,
    training: toTraining(row.training),
    duty: toDuty(row),
    conditions: row.conditions,
    location: { street: row.street, postalCode: row.postalCode, city: row.city, country: row.country },
    departmentId: row.departmentId,
    contact: toContact(row),
    applyMethod: row.relayEmail ? 'email' : row.applyMethod,
    applyEmail: row.relayEmail,
    applyUrl: row.applyUrl,
    questions: row.questions,
    reference: row.reference,
  };
}
