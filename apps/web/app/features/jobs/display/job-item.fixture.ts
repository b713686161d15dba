import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';

const DAY_MS = 86_400_000;
export const LOCATION = {
  city: 'Köln',
  postalCode: '50733',
  region: 'Nordrhein-Westfalen',
  country: 'DE',
  lat: 50.94,
  lon: 6.96,
} as const;

export const idOf = (number: number): string => `0198f0a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS - 60_000).toISOString();

export function jobItem(number: number, title: string): JobItem {
  return {
    id: idOf(number),
    title,
    employer: { id: idOf(900), name: 'Klinikum Rheinhöhe', type: 'hospital', isVerified: false },
    location: LOCATION,
    category: 'nursing',
    employmentType: 'full_time',
    salary: { min: 3420, max: 4150, currency: 'EUR', period: 'month' },
    salaryHours: null,
    tariff: null,
    experienceLevel: 'mid',
    specialty: null,
    department: null,
    remote: 'onsite',
    contract: 'permanent',
    hoursPerWeek: null,
    shifts: [],
    week: null,
    freeWeekendsOfFour: null,
    maxNightsPerMonth: null,
    postedAt: inDays(-20),
    featured: false,
    training: null,
    reference: null,
  };
}
