import type { CompanySize } from '@stellenvisite/contract/company-size';
import {
  EMPLOYER_MEDIA_KINDS,
  EMPLOYER_TYPES,
  type EmployerKind,
  type EmployerMediaKind,
  type EmployerType,
} from '@stellenvisite/contract/employers';
import { AGENCY_NAME_PATTERN } from '@stellenvisite/contract/hidden-employers';
import type { Specialty } from '@stellenvisite/contract/job-fields';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './checks.ts';
import { contactColumns, locationColumns } from './location-columns.ts';
import { richText } from './rich-text.ts';

export const employers = pgTable(
  'employers',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text(),
    website: text(),
    /** Derived from the website, whoever writes it: people are proposed the employers whose domain their e-mail has. */
    websiteHost: text().generatedAlwaysAs(
      sql`lower(substring(website from '(?i)^\\s*(?:[a-z][a-z0-9+.-]*://)?(?:[^/?#]*@)?([^/?#:@\\s]+)'))`,
    ),
    phone: text(),
    type: text().$type<EmployerType>().notNull(),
    kinds: text().array().$type<EmployerKind[]>().notNull(),
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
    doctors: integer(),
    employees: integer(),
    beds: integer(),
    foundedYear: integer(),
    featured: boolean().notNull().default(false),
    ...locationColumns,
    ...contactColumns,
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('employers_type', oneOf(t.type, EMPLOYER_TYPES)),
    index('employers_name').on(t.name),
    index('employers_kinds').using('gin', t.kinds),
    index('employers_email').on(sql`lower(${t.email})`),
    // Reversed, a domain with everything below it is one range.
    index('employers_website_host').on(sql`reverse(${t.websiteHost}) text_pattern_ops`),
  ],
);

export const departments = pgTable(
  'departments',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Who leads it, as it is shown: „Dr. med. Eva Stern, Chefärztin“. */
    lead: text(),
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
    /** Key in the file store. */
    storageKey: text().notNull(),
    contentType: text().notNull(),
    alt: text().notNull(),
    caption: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    position: integer().notNull().default(0),
    kind: text().$type<EmployerMediaKind>().notNull().default('picture'),
  },
  (t) => [
    check('employer_media_kind', oneOf(t.kind, EMPLOYER_MEDIA_KINDS)),
    index('employer_media_employer').on(t.employerId, t.position),
    uniqueIndex('employer_media_logo').on(t.employerId).where(sql`kind = 'logo'`),
  ],
);
