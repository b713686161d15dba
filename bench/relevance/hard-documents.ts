import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Country, CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { EmploymentType, JobCategory, Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { sanitizeHtml } from '@stellenvisite/core/platform/html/sanitize-html';
import type { Database } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { type PlaceRow, readPlaces } from '@stellenvisite/search/places';

/** A job written by hand to lead a search astray, with what it truly is. */
export type HardDocument = {
  key: string;
  title: string;
  truth: { occupation: string | null; training?: boolean; department?: string[] };
  country: Country;
  city: string;
  employer: string;
  category: JobCategory;
  department?: string;
  specialty?: Specialty;
  employmentType?: EmploymentType;
  text: string;
};

const DAY_MS = 86_400_000;

export function readHardDocuments(): HardDocument[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'hard-documents.json'), 'utf8'));
}

export const hardJobId = (document: HardDocument) => toUuid(`job ${document.key}`);
const hardEmployerId = (document: HardDocument) => toUuid(`employer ${document.employer}`);

/** Writes the documents to the market and replaces existing ones. Their true occupation is not written with them. */
export async function insertHardDocuments(
  { db, pool }: Database,
  documents: readonly HardDocument[],
  now: Date,
): Promise<void> {
  const places = new Map(readPlaces().map((place) => [`${place.country} ${place.name}`, place]));
  const byEmployer = new Map(documents.map((document) => [hardEmployerId(document), document]));
  await pool.query('delete from employers where id = any($1::uuid[])', [[...byEmployer.keys()]]);
  await insertRows(
    db,
    employers,
    [...byEmployer.values()].map((document) => toEmployer(document, places, now)),
  );
  await insertRows(
    db,
    jobs,
    documents.map((document, index) => toJob(document, places, new Date(now.getTime() - (1 + (index % 20)) * DAY_MS))),
  );
}

type Places = ReadonlyMap<string, PlaceRow>;

function addressOf({ country, city }: HardDocument, places: Places) {
  const place = places.get(`${country} ${city}`);
  if (!place) throw new Error(`There is no place ${city} in ${country}.`);
  return { placeId: place.id, city, region: place.region, country, lat: place.lat, lon: place.lon };
}

function toEmployer(document: HardDocument, places: Places, now: Date): typeof employers.$inferInsert {
  return {
    id: hardEmployerId(document),
    name: document.employer,
    type: 'company',
    kinds: ['private'],
    descriptionHtml: sanitizeHtml(''),
    certifications: [],
    featured: false,
    createdAt: now,
    updatedAt: now,
    ...addressOf(document, places),
  };
}

function toJob(document: HardDocument, places: Places, postedAt: Date): typeof jobs.$inferInsert {
  return {
    id: hardJobId(document),
    employerId: hardEmployerId(document),
    department: document.department ?? null,
    status: 'published',
    title: document.title,
    category: document.category,
    specialty: document.specialty ?? null,
    employmentType: document.employmentType ?? 'full_time',
    experienceLevel: 'mid',
    remote: 'onsite',
    contract: 'permanent',
    startFlexible: false,
    introHtml: sanitizeHtml(`<p>${document.text}</p>`),
    sections: [],
    benefits: [],
    requirements: [],
    payMin: 300_000,
    payMax: 420_000,
    payCurrency: CURRENCY_OF[document.country],
    payPeriod: 'month',
    shifts: [],
    applyMethod: 'contact',
    featured: false,
    postedAt,
    validThrough: new Date(postedAt.getTime() + 60 * DAY_MS),
    createdAt: postedAt,
    updatedAt: postedAt,
    ...addressOf(document, places),
  };
}

/** Returns an id that is the same for the same words, in every run. */
function toUuid(words: string): string {
  const hex = createHash('sha256').update(`stellenvisite relevance ${words}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
