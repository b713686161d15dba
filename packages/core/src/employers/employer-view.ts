import type {
  ContactPerson,
  Department,
  EmployerDetail,
  EmployerItem,
  EmployerMedia,
} from '@stellenvisite/contract/employers.schema';
import type { Location } from '@stellenvisite/contract/places.schema';
import { type departments, employerMedia, employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { sanitizeStoredHtml } from '../html/sanitize-html.ts';
import { isLiveAt, type Moment, momentOf } from '../live-jobs.ts';

type EmployerRow = InferSelectModel<typeof employers>;

const itemColumns = {
  id: employers.id,
  name: employers.name,
  type: employers.type,
  kinds: employers.kinds,
  companySize: employers.companySize,
  postalCode: employers.postalCode,
  city: employers.city,
  region: employers.region,
  country: employers.country,
  lat: employers.lat,
  lon: employers.lon,
  tagline: employers.tagline,
  owner: employers.owner,
  beds: employers.beds,
  employees: employers.employees,
  doctors: employers.doctors,
  featured: employers.featured,
};

/** What is read beside the columns of the table. */
type Counted = { openPositions: number; logoId: string | null };
export type EmployerItemRow = Pick<EmployerRow, keyof typeof itemColumns> & Counted;

export function employerItemColumns(ctx: Context) {
  return employerItemColumnsAt(momentOf(ctx));
}

export function employerItemColumnsAt(now: Moment) {
  return { ...itemColumns, openPositions: openPositions(now), logoId };
}

// Drizzle leaves the table name off a column where only one table is selected from; inside, "id" would then be another's.
const employerId = sql.raw('"employers"."id"');

const logoId = sql<string | null>`(
  select ${employerMedia.id} from ${employerMedia}
  where ${employerMedia.employerId} = ${employerId} and ${employerMedia.kind} = 'logo'
)`;

function openPositions(now: Moment): SQL<number> {
  return sql<number>`(select count(*) from ${jobs} where ${jobs.employerId} = ${employerId} and ${isLiveAt(now)})`;
}

export function toEmployerItem(row: EmployerItemRow, distanceKm?: number): EmployerItem {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    kinds: row.kinds,
    companySize: row.companySize,
    location: toLocation(row),
    ...(distanceKm === undefined ? {} : { distanceKm }),
    tagline: row.tagline,
    owner: row.owner,
    beds: row.beds,
    employees: row.employees,
    doctors: row.doctors,
    openPositions: row.openPositions,
    featured: row.featured,
    logoUrl: row.logoId && mediaUrl(row.logoId),
  };
}

type DepartmentRow = InferSelectModel<typeof departments>;
type MediaRow = InferSelectModel<typeof employerMedia>;
type EmployerParts = { departments: readonly DepartmentRow[]; media: readonly MediaRow[] };

export function toEmployerDetail(row: EmployerRow & Counted, parts: EmployerParts): EmployerDetail {
  return {
    ...toEmployerItem(row),
    email: row.email,
    website: row.website,
    phone: row.phone,
    street: row.street,
    foundedYear: row.foundedYear,
    descriptionHtml: sanitizeStoredHtml(row.descriptionHtml),
    certifications: row.certifications,
    departments: parts.departments.map(toDepartment),
    media: parts.media.map(toMedia),
    contact: toContact(row),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toDepartment({ id, name, lead, specialty, beds, description }: DepartmentRow): Department {
  return { id, name, lead, specialty, beds, description };
}

const mediaUrl = (id: string) => `/api/media/${id}`;

function toMedia({ id, alt, caption, width, height }: MediaRow): EmployerMedia {
  return { id, url: mediaUrl(id), alt, caption, width, height };
}

type LocationRow = Pick<EmployerRow, keyof Location>;

export function toLocation({ city, postalCode, region, country, lat, lon }: LocationRow): Location {
  return { city, postalCode, region, country, lat, lon };
}

type ContactRow = Pick<EmployerRow, 'contactName' | 'contactRole' | 'contactEmail' | 'contactPhone' | 'contactHours'>;

export function toContact(row: ContactRow): ContactPerson | null {
  if (row.contactName === null) return null;
  return {
    name: row.contactName,
    role: row.contactRole,
    email: row.contactEmail,
    phone: row.contactPhone,
    hours: row.contactHours,
  };
}

/** The other way round; nobody named takes away the whole contact. */
export function toContactColumns(contact: ContactPerson | null): ContactRow {
  return {
    contactName: contact?.name ?? null,
    contactRole: contact?.role || null,
    contactEmail: contact?.email || null,
    contactPhone: contact?.phone || null,
    contactHours: contact?.hours || null,
  };
}
