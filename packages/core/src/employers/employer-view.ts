import type {
  ContactPerson,
  Department,
  EmployerDetail,
  EmployerItem,
} from '@stellenvisite/contract/employers/employers.schema';
import type { Location } from '@stellenvisite/contract/jobs/places.schema';
import { type departments, employers, type employerVideos } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLiveAt, type Moment, momentOf } from '../live-jobs.ts';
import { sanitizeStoredHtml } from '../platform/html/sanitize-html.ts';
import { LOGO_WIDTH, logoColumn, type MediaRow, mediaUrl, toMedia, toVideo } from './media-variants.ts';

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
  verifiedAt: employers.verifiedAt,
  answerRate: employers.answerRate,
  answerDays: employers.answerDays,
};

/** Values read in addition to the columns of the table. */
type Counted = { openPositions: number; logo: Parameters<typeof mediaUrl>[0] | null };
export type EmployerItemRow = Pick<EmployerRow, keyof typeof itemColumns> & Counted;

export function employerItemColumns(ctx: Context) {
  return employerItemColumnsAt(momentOf(ctx));
}

export function employerItemColumnsAt(now: Moment) {
  return { ...itemColumns, openPositions: openPositions(now), logo: logoColumn(employerId) };
}

// Drizzle leaves the table name off a column where only one table is selected from; inside, "id" would then be another's.
const employerId = sql.raw('"employers"."id"');

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
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    ...(row.answerRate === null ? {} : { answers: { rate: row.answerRate, days: row.answerDays } }),
    logoUrl: row.logo && mediaUrl(row.logo, { atLeast: LOGO_WIDTH }),
  };
}

type DepartmentRow = InferSelectModel<typeof departments>;
type EmployerParts = {
  departments: readonly DepartmentRow[];
  /** Public media of the employer. */
  media: readonly MediaRow[];
  video: InferSelectModel<typeof employerVideos> | undefined;
};

export function toEmployerDetail(row: EmployerRow & Counted, parts: EmployerParts): EmployerDetail {
  const cover = parts.media.find(({ kind }) => kind === 'cover');
  return {
    ...toEmployerItem(row),
    email: row.email,
    website: row.website,
    phone: row.phone,
    street: row.street,
    foundedYear: row.foundedYear,
    descriptionHtml: sanitizeStoredHtml(row.descriptionHtml),
    certifications: row.certifications,
    benefits: row.benefits,
    doctorsInTraining: row.doctorsInTraining,
    ...toTypeFacts(row),
    departments: parts.departments.map(toDepartment),
    media: parts.media.filter(({ kind }) => kind === 'gallery').map(toMedia),
    cover: cover ? toMedia(cover) : null,
    video: parts.video ? toVideo(parts.video) : null,
    contact: toContact(row),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type TypeFacts = Pick<EmployerDetail, 'specialties' | 'openingHours' | 'carePlaces' | 'sites' | 'services'>;

/** Returns the facts that only one type of profile has. Facts from before a change of the type are retained, but not shown. */
function toTypeFacts({ type, ...row }: EmployerRow): TypeFacts {
  const isPractice = type === 'practice';
  const isCompany = type === 'company';
  return {
    specialties: isPractice ? row.specialties : [],
    openingHours: isPractice ? row.openingHours : null,
    carePlaces: isCompany ? row.carePlaces : null,
    sites: isCompany ? row.sites : null,
    services: isCompany ? row.services : [],
  };
}

export function toDepartment(row: DepartmentRow): Department {
  const { id, name, lead, nursingLead, specialty, beds, description } = row;
  return { id, name, lead, nursingLead, specialty, beds, description };
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

/** Returns the columns of a contact; without a name the whole contact is removed. */
export function toContactColumns(contact: ContactPerson | null): ContactRow {
  return {
    contactName: contact?.name ?? null,
    contactRole: contact?.role || null,
    contactEmail: contact?.email || null,
    contactPhone: contact?.phone || null,
    contactHours: contact?.hours || null,
  };
}
