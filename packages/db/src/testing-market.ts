import { randomUUID } from 'node:crypto';
import type { PlanId } from '@stellenvisite/contract/billing/plans';
import type { RichText } from '@stellenvisite/contract/jobs/rich-text';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { subscriptions } from './schema/billing/billing.ts';
import { employers } from './schema/employers/employers.ts';
import { jobs } from './schema/jobs/jobs.ts';
import { places, postcodes } from './schema/jobs/places.ts';

export const NOW = new Date('2026-11-15T12:00:00Z');

type NewJob = typeof jobs.$inferInsert;
type NewEmployer = typeof employers.$inferInsert;

const BERLIN = { city: 'Berlin', region: 'Berlin', country: 'DE', lat: 52.52, lon: 13.4 } as const;

export function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * 86_400_000);
}

/** Places the tests speak of; the whole list of three countries is not needed to know that searching works. */
export async function createPlaces(db: Db): Promise<void> {
  const rows: [number, string, string, string, 'DE' | 'AT' | 'CH', number, number, number][] = [
    [1, 'Berlin', 'berlin', 'Berlin', 'DE', 52.52, 13.4, 3_600_000],
    [2, 'München', 'muenchen', 'Bayern', 'DE', 48.137, 11.575, 1_500_000],
    [3, 'Dachau', 'dachau', 'Bayern', 'DE', 48.26, 11.434, 47_000],
    [4, 'Wien', 'wien', 'Wien', 'AT', 48.208, 16.372, 1_900_000],
    [5, 'Zürich', 'zuerich', 'Zürich', 'CH', 47.377, 8.541, 420_000],
    [6, 'Hessen', 'hessen', 'Sachsen-Anhalt', 'DE', 52.017, 10.783, 1300],
    [7, 'Neustadt', 'neustadt', 'Sachsen', 'DE', 51.024, 14.216, 12_000],
    [8, 'Neustadt', 'neustadt', 'Bayern', 'DE', 49.73, 12.17, 6000],
    [9, 'Villingen-Schwenningen', 'villingen schwenningen', 'Baden-Württemberg', 'DE', 48.06, 8.46, 85_000],
  ];
  await db.insert(places).values(
    rows.map(([id, name, folded, region, country, lat, lon, population]) => ({
      id,
      name,
      folded,
      slug: `${folded.replaceAll(' ', '-')}${id === 8 ? '-bayern' : ''}`,
      region,
      country,
      lat,
      lon,
      population,
    })),
  );
  await db.insert(postcodes).values([
    { country: 'DE', code: '80331', placeId: 2, lat: 48.135, lon: 11.573 },
    { country: 'DE', code: '85221', placeId: 3, lat: 48.26, lon: 11.434 },
    { country: 'AT', code: '1010', placeId: 4, lat: 48.208, lon: 16.372 },
    { country: 'CH', code: '8001', placeId: 5, lat: 47.377, lon: 8.541 },
  ]);
}

export async function createEmployer(db: Db | Tx, values: Partial<NewEmployer> = {}): Promise<string> {
  const id = values.id ?? randomUUID();
  await db.insert(employers).values({
    name: 'Klinikum am Park',
    type: 'hospital',
    kinds: ['hospital', 'public'],
    companySize: '201-1000',
    ...BERLIN,
    ...values,
    id,
  });
  return id;
}

/** The employer has this plan from now on, instead of the one before. */
export async function bookPlan(db: Db | Tx, employerId: string, planId: PlanId = 'hospital'): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.employerId, employerId));
  await db.insert(subscriptions).values({
    id: randomUUID(),
    employerId,
    planId,
    period: 'monthly',
    payment: 'invoice',
    currency: 'EUR',
    periodNet: 0,
    since: '2026-11-01',
    anchor: '2026-11-01',
    periodStart: '2026-11-01',
    periodEnd: '2026-11-30',
    renews: true,
    createdAt: NOW,
  });
}

export async function createJob(db: Db | Tx, employerId: string, values: Partial<NewJob> = {}): Promise<string> {
  const job = newJob(employerId, values);
  await db.insert(jobs).values(job);
  return job.id;
}

export function newJob(employerId: string, values: Partial<NewJob> = {}): NewJob & { id: string } {
  return {
    employerId,
    status: 'published',
    title: 'Pflegefachkraft (m/w/d)',
    category: 'nursing',
    employmentType: 'full_time',
    experienceLevel: 'mid',
    applyMethod: 'contact',
    postedAt: daysAgo(3),
    validThrough: daysAgo(-30),
    ...BERLIN,
    ...values,
    id: values.id ?? randomUUID(),
  };
}

export const MONTHLY_EUR = { payCurrency: 'EUR', payPeriod: 'month' } as const;

/** HTML as a test wants it in the table, clean or not. */
export const testHtml = (html: string) => html as RichText;
