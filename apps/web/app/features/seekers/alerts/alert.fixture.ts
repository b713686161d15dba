import type { AlertMatch, JobAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';

export const ALERT: JobAlert = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  name: 'Nachtdienst',
  query: 'q=hebamme&location=K%C3%B6ln&radius=25',
  frequency: 'daily',
  status: 'active',
  notifies: true,
  newCount: 2,
  unread: 2,
  matches: 2,
  nextMailAt: '2026-11-17T07:00:00.000Z',
  createdAt: '2026-11-01T08:00:00.000Z',
};

export const OTHER: JobAlert = {
  ...ALERT,
  id: '0198f0a0-0000-7000-8000-000000000002',
  name: 'Tagdienst',
  query: 'q=mfa',
  newCount: 0,
  unread: 0,
  matches: 0,
};

export const listOf = (...items: JobAlert[]) => ({
  body: { items, total: items.length, page: 1, pageSize: Math.max(items.length, 1) },
});

export const match = (id: string, title: string): AlertMatch => ({
  job: {
    id,
    title,
    employer: {
      id: '0198f0a0-0000-7000-8000-0000000000ff',
      name: 'Klinik am Wald',
      type: 'hospital',
      isVerified: false,
    },
    location: { city: 'Köln', postalCode: '50667', region: 'Nordrhein-Westfalen', country: 'DE', lat: 50.9, lon: 6.9 },
    category: 'nursing',
    employmentType: 'full_time',
    salary: null,
    salaryHours: null,
    tariff: null,
    experienceLevel: 'mid',
    specialty: null,
    department: null,
    remote: 'onsite',
    contract: 'permanent',
    hoursPerWeek: null,
    shifts: ['night'],
    week: null,
    freeWeekendsOfFour: null,
    maxNightsPerMonth: null,
    postedAt: '2026-11-15T08:00:00.000Z',
    featured: false,
    training: null,
    reference: null,
  },
  score: 91,
  pros: ['Der Beruf passt.'],
  cons: ['Zwei Rufdienste im Monat.'],
  matchedAt: '2026-11-15T08:00:00.000Z',
  readAt: null,
  isDismissed: false,
  reason: null,
  isOpen: true,
});
