import {
  type ConversionFailure,
  type Crop,
  EMPLOYER_MEDIA_KINDS,
  EMPLOYER_MEDIA_STATUSES,
  type EmployerMediaKind,
  type EmployerMediaStatus,
} from '@stellenvisite/contract/employers/employer-media';
import {
  AGENCY_NAME_PATTERN,
  EMPLOYER_TYPES,
  type EmployerKind,
  type EmployerType,
  SUSPENSION_CAUSES,
  type SuspensionCause,
} from '@stellenvisite/contract/employers/employers';
import type { CompanySize } from '@stellenvisite/contract/employers/employers.schema';
import { FACILITIES, type Facility } from '@stellenvisite/contract/employers/facilities';
import { VIDEO_PROVIDERS, type VideoProvider } from '@stellenvisite/contract/employers/video-link';
import type { Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { contactColumns, oneOf, richText } from '../columns.ts';
import { locationColumns } from '../jobs/places.ts';

export const employers = pgTable(
  'employers',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The public contact address. It grants nothing: `accountEmail` does. */
    email: text(),
    /** The address whose confirmed account owns the employer (95 points). Lower case; set once its holder has agreed. */
    accountEmail: text(),
    website: text(),
    /** Derived from the website, whoever writes it: people are proposed the employers whose domain their e-mail has. */
    websiteHost: text().generatedAlwaysAs(
      sql`lower(substring(website from '(?i)^\\s*(?:[a-z][a-z0-9+.-]*://)?(?:[^/?#]*@)?([^/?#:@\\s]+)'))`,
    ),
    phone: text(),
    type: text().$type<EmployerType>().notNull(),
    kinds: text().array().$type<EmployerKind[]>().notNull(),
    /** The kind of facility, finer than the type; null where nobody stated it, as in feeds. */
    facility: text().$type<Facility>(),
    /** Derived from the name: no feed and no form says who is a temporary-work agency. */
    isAgency: boolean()
      .notNull()
      .generatedAlwaysAs(sql`name ~* ${sql.raw(`'${AGENCY_NAME_PATTERN}'`)}`),
    companySize: text().$type<CompanySize>(),
    owner: text(),
    tagline: text(),
    /** Sanitised on the way in. */
    descriptionHtml: richText(),
    certifications: text().array().notNull().default(sql`'{}'`),
    /** Benefits offered to all employees. */
    benefits: text().array().notNull().default(sql`'{}'`),
    doctors: integer(),
    doctorsInTraining: integer(),
    employees: integer(),
    beds: integer(),
    foundedYear: integer(),
    // A practice says these; they stay when the type of the profile is changed, and are not shown then.
    specialties: text().array().$type<Specialty[]>().notNull().default(sql`'{}'`),
    openingHours: text(),
    // A company says these.
    carePlaces: integer(),
    sites: integer(),
    services: text().array().notNull().default(sql`'{}'`),
    featured: boolean().notNull().default(false),
    /** Per cent of the applications that were answered, and days until the middle answer; computed every night, null with too few. */
    answerRate: integer(),
    answerDays: integer(),
    ...locationColumns,
    /** The coordinates were set by hand, on the entrance. */
    isPinned: boolean().notNull().default(false),
    ...contactColumns,
    /** When somebody proved that the profile belongs to the domain; empty again once that has lapsed. */
    verifiedAt: timestamp({ withTimezone: true }),
    verifiedDomain: text(),
    /** Name and group as an administrator last checked them: the talent pool compares blocks with these alone. */
    checkedName: text(),
    checkedOwner: text(),
    /** When what it is known by was changed after a verification, in the last month. */
    identityChangedAt: timestamp({ withTimezone: true }).array().notNull().default(sql`'{}'`),
    /** Set while the website names another domain than the proven one. */
    verificationLapsesAt: timestamp({ withTimezone: true }),
    /** Set while nothing may be done for it: no key, feed, webhook, order or publication; neither it nor its jobs are public. */
    suspendedAt: timestamp({ withTimezone: true }),
    suspensionCause: text().$type<SuspensionCause>(),
    /** Written by an administrator, for its owners. */
    suspensionReason: text(),
    /** Made of the answers of the onboarding, and not yet looked after in the form. */
    isFromOnboarding: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('employers_facility', oneOf(t.facility, FACILITIES)),
    index('employers_verification_lapses').on(t.verificationLapsesAt).where(sql`verification_lapses_at is not null`),
    check('employers_type', oneOf(t.type, EMPLOYER_TYPES)),
    check('employers_suspension_cause', oneOf(t.suspensionCause, SUSPENSION_CAUSES)),
    check('employers_suspension', sql`(${t.suspendedAt} is null) = (${t.suspensionCause} is null)`),
    index('employers_suspended').on(t.suspendedAt).where(sql`suspended_at is not null`),
    index('employers_name').on(t.name),
    index('employers_kinds').using('gin', t.kinds),
    index('employers_account_email').on(t.accountEmail),
    check('employers_account_email_lower', sql`${t.accountEmail} = lower(${t.accountEmail})`),
    index('employers_verified_domain').on(t.verifiedDomain),
    // Reversed, a domain with everything below it is one range.
    index('employers_website_host').on(sql`reverse(${t.websiteHost}) text_pattern_ops`),
  ],
);

/** Proven: checked by us or decided here. Claimed: written by the employer, or derived from that; it grants and hides nothing. */
type Trust = 'proven' | 'claimed';

/** Labels each column proven or claimed, for queries that decide who may see or do something (`scripts/claimed-columns.ts`). */
export const EMPLOYER_TRUST = {
  id: 'proven',
  accountEmail: 'proven',
  verifiedAt: 'proven',
  verifiedDomain: 'proven',
  verificationLapsesAt: 'proven',
  suspendedAt: 'proven',
  suspensionCause: 'proven',
  suspensionReason: 'proven',
  checkedName: 'proven',
  checkedOwner: 'proven',
  identityChangedAt: 'proven',
  featured: 'proven',
  answerRate: 'proven',
  answerDays: 'proven',
  isFromOnboarding: 'proven',
  createdAt: 'proven',
  updatedAt: 'proven',
  name: 'claimed',
  email: 'claimed',
  website: 'claimed',
  websiteHost: 'claimed',
  phone: 'claimed',
  type: 'claimed',
  kinds: 'claimed',
  facility: 'claimed',
  isAgency: 'claimed',
  companySize: 'claimed',
  owner: 'claimed',
  tagline: 'claimed',
  descriptionHtml: 'claimed',
  certifications: 'claimed',
  benefits: 'claimed',
  doctors: 'claimed',
  doctorsInTraining: 'claimed',
  employees: 'claimed',
  beds: 'claimed',
  foundedYear: 'claimed',
  specialties: 'claimed',
  openingHours: 'claimed',
  carePlaces: 'claimed',
  sites: 'claimed',
  services: 'claimed',
  isPinned: 'claimed',
  placeId: 'claimed',
  street: 'claimed',
  postalCode: 'claimed',
  city: 'claimed',
  region: 'claimed',
  country: 'claimed',
  lat: 'claimed',
  lon: 'claimed',
  contactName: 'claimed',
  contactRole: 'claimed',
  contactEmail: 'claimed',
  contactPhone: 'claimed',
  contactHours: 'claimed',
} as const satisfies Record<keyof typeof employers.$inferSelect, Trust>;

export const departments = pgTable(
  'departments',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The head of the department as shown: „Dr. med. Eva Stern, Chefärztin“. */
    lead: text(),
    nursingLead: text(),
    specialty: text().$type<Specialty>(),
    beds: integer(),
    description: text(),
    position: integer().notNull().default(0),
  },
  (t) => [index('departments_employer').on(t.employerId, t.position)],
);

export const employerMedia = pgTable(
  'employer_media',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    /**
     * Of what the public sees: without `widths` the key of one file, with them a folder that holds each width in every
     * format. Null until the first conversion is done.
     */
    storageKey: text(),
    widths: integer().array().notNull().default(sql`'{}'`),
    contentType: text().notNull(),
    /** Empty until somebody describes the picture; until then it is not public. */
    alt: text().notNull(),
    caption: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    position: integer().notNull().default(0),
    kind: text().$type<EmployerMediaKind>().notNull().default('gallery'),
    status: text().$type<EmployerMediaStatus>().notNull().default('ready'),
    failure: text().$type<ConversionFailure>(),
    /** Increases with every requested conversion, so that a late one does not overwrite a newer one. */
    version: integer().notNull().default(0),
    /** The uploaded original, for another crop; never public. */
    originalKey: text(),
    originalName: text(),
    originalWidth: integer(),
    originalHeight: integer(),
    crop: jsonb().$type<Crop>(),
    /** Taken away; it can be brought back until the row is deleted. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    check('employer_media_kind', oneOf(t.kind, EMPLOYER_MEDIA_KINDS)),
    check('employer_media_status', oneOf(t.status, EMPLOYER_MEDIA_STATUSES)),
    index('employer_media_employer').on(t.employerId, t.position),
    // While a new one is converted the old one is still there.
    uniqueIndex('employer_media_single')
      .on(t.employerId, t.kind)
      .where(sql`kind in ('logo', 'cover') and storage_key is not null and removed_at is null`),
    index('employer_media_removed').on(t.removedAt).where(sql`removed_at is not null`),
  ],
);

/** The film on an employer's page, which is at its provider. */
export const employerVideos = pgTable(
  'employer_videos',
  {
    employerId: uuid()
      .primaryKey()
      .references(() => employers.id, { onDelete: 'cascade' }),
    provider: text().$type<VideoProvider>().notNull(),
    videoId: text().notNull(),
    hash: text(),
    title: text(),
  },
  (t) => [check('employer_videos_provider', oneOf(t.provider, VIDEO_PROVIDERS))],
);
