import type { Currency } from '@stellenvisite/contract/jobs/countries';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { JobCategory, Specialty } from '@stellenvisite/contract/jobs/job-fields';
import type { OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import {
  TALENT_BLOCK_KINDS,
  TALENT_CLOSURE_CAUSES,
  TALENT_STATUSES,
  type TalentBlockKind,
  type TalentClosureCause,
  type TalentStatus,
  type TalentSwitches,
  YEARS_BAND_NAMES,
  type YearsBand,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { employers } from '../employers/employers.ts';
import { authUsers } from '../identity/auth.ts';

const time = () => timestamp({ withTimezone: true });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const ofEmployer = () =>
  uuid()
    .notNull()
    .references(() => employers.id, { onDelete: 'cascade' });
const ofProfile = () =>
  uuid()
    .notNull()
    .references(() => talentProfiles.id, { onDelete: 'cascade' });

/**
 * Every number that was ever given: one that is retired is never given to somebody else. Nothing here tells whose it was.
 */
export const talentNumbers = pgTable('talent_numbers', { number: integer().primaryKey() });

/** Which profiles were changed, added or deleted by which transaction: what a search in memory has to read again. Set by trigger. */
export const talentChanges = pgTable(
  'talent_changes',
  {
    position: bigserial({ mode: 'number' }).primaryKey(),
    profileId: uuid().notNull(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    at: time().notNull().defaultNow(),
  },
  (t) => [index('talent_changes_xid').on(t.xid), index('talent_changes_at').on(t.at)],
);

/** The visible part of a profile, exactly as employers get and filter it; nothing finer is stored here. */
const shownColumns = {
  occupation: text().notNull(),
  /** Which occupations are counted together for anonymity. */
  occupationGroup: text().notNull(),
  category: text().$type<JobCategory>().notNull(),
  specialties: text().array().$type<Specialty[]>().notNull().default(sql`'{}'`),
  departments: text().array().notNull().default(sql`'{}'`),
  level: text(),
  years: text().$type<YearsBand>(),
  radiusKm: integer(),
  languages: jsonb().$type<SeekerProfileData['languages']>().notNull().default([]),
  licence: text().$type<NonNullable<SeekerProfileData['licence']>>(),
  drivingLicence: boolean().notNull().default(false),
  week: jsonb().$type<OwnWeek>(),
  shifts: text().array().$type<Shift[]>().notNull().default(sql`'{}'`),
  maxNightsPerMonth: integer(),
  freeWeekendsOfFour: integer(),
  employmentTypes: text().array().$type<SeekerProfileData['employmentTypes']>().notNull().default(sql`'{}'`),
  hoursMin: real(),
  hoursMax: real(),
  /** Cents a month, rounded. */
  payWish: integer(),
  payCurrency: text().$type<Currency>(),
  /** The first day of a month; null where it is not shown. */
  availableFrom: date({ mode: 'string' }),
  text: text().notNull().default(''),
};

/**
 * Where somebody lives, no finer than a town of 20,000 people, and the wider regions around it, each as a key
 * (`core/talent-pool/talent-regions.ts`). Null where it is wider than that, or not shown at all.
 */
const homeColumns = {
  town: text(),
  area: text(),
  state: text(),
  country: text(),
  /** The finest of them. */
  home: text().notNull().generatedAlwaysAs(sql`coalesce(town, state, country, 'x')`),
};

/** A membership of the talent pool. Leaving deletes the row; joining again makes another. */
export const talentProfiles = pgTable(
  'talent_profiles',
  {
    /** Random, and so the order by it says nothing of when somebody joined. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    status: text().$type<TalentStatus>().notNull(),
    shows: jsonb().$type<TalentSwitches>().notNull(),
    ...shownColumns,
    ...homeColumns,
    /** The region that is shown to everybody who is not blocked; null: too few others, so nobody sees the profile. Set by trigger. */
    region: text(),
    consentVersion: text().notNull(),
    consentedAt: time().notNull(),
    /** Hidden from this day on. */
    consentEndsOn: date({ mode: 'string' }).notNull(),
    /** The moment of the request for a new consent. */
    renewalAskedAt: time(),
    createdAt: time().notNull(),
    /** When the profile was last taken over. */
    publishedAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('talent_profiles_user').on(t.userId),
    uniqueIndex('talent_profiles_number').on(t.number),
    check('talent_profiles_status', oneOf(t.status, TALENT_STATUSES)),
    check('talent_profiles_years', oneOf(t.years, YEARS_BAND_NAMES)),
    // Visible profiles, by the columns that most searches filter.
    index('talent_profiles_group').on(t.occupationGroup, t.home).where(sql`status = 'visible'`),
    index('talent_profiles_occupation').on(t.occupation).where(sql`status = 'visible' and region is not null`),
    index('talent_profiles_region').on(t.region).where(sql`status = 'visible' and region is not null`),
    index('talent_profiles_available').on(t.availableFrom, t.id).where(sql`status = 'visible' and region is not null`),
    index('talent_profiles_hidden').on(t.occupationGroup).where(sql`status <> 'visible' and region is not null`),
    index('talent_profiles_consent').on(t.consentEndsOn),
  ],
);

/**
 * Employers that a profile is hidden from. `value` is what an employer's keys are compared with: its id, its folded group or name, or a
 * domain. It belongs to the person, so that it outlives a pause and is there before a second joining.
 */
export const talentBlocks = pgTable(
  'talent_blocks',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    kind: text().$type<TalentBlockKind>().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    city: text(),
    /** Of the current employer of the profile; stored by trigger. */
    isAutomatic: boolean().notNull().default(false),
    createdAt: time().notNull(),
  },
  (t) => [
    check('talent_blocks_kind', oneOf(t.kind, TALENT_BLOCK_KINDS)),
    unique('talent_blocks_value').on(t.userId, t.kind, t.value),
    index('talent_blocks_lookup').on(t.kind, t.value.op('text_pattern_ops')),
  ],
);

/** Where somebody works now, stored to be blocked: read for the person alone. A row without a name: not employed. */
export const talentPresentEmployers = pgTable(
  'talent_present_employers',
  {
    userId: uuid()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    employerId: uuid().references(() => employers.id, { onDelete: 'set null' }),
    name: text(),
    savedAt: time().notNull(),
  },
  (t) => [index('talent_present_employers_employer').on(t.employerId)],
);

/** Views of a profile by people of an employer, one row a day. */
export const talentViews = pgTable(
  'talent_views',
  {
    profileId: ofProfile(),
    employerId: ofEmployer(),
    viewedOn: date({ mode: 'string' }).notNull(),
    byUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    viewedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.employerId, t.viewedOn] }),
    index('talent_views_employer').on(t.employerId, t.viewedOn),
    index('talent_views_by').on(t.byUserId),
  ],
);

/** People who have the list of profiles open. An open page renews its row; a row older than a minute belongs to a closed page. */
export const talentViewers = pgTable('talent_viewers', {
  userId: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  lookedAt: time().notNull(),
});

/** Profiles an employer has marked to come back to. */
export const talentMarks = pgTable(
  'talent_marks',
  {
    profileId: ofProfile(),
    employerId: ofEmployer(),
    byUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    markedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employerId, t.profileId] }),
    index('talent_marks_profile').on(t.profileId),
    index('talent_marks_by').on(t.byUserId),
  ],
);

/** Filters an employer comes back to, and is notified of new profiles by. */
export const talentSearches = pgTable(
  'talent_searches',
  {
    id: uuid().primaryKey(),
    employerId: ofEmployer(),
    /** The person who saved it and is notified. */
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: text().notNull(),
    notifies: boolean().notNull(),
    /** The hits when it was last opened, and the moment of the last notification. */
    seenIds: uuid().array().notNull().default(sql`'{}'`),
    toldIds: uuid().array().notNull().default(sql`'{}'`),
    createdAt: time().notNull(),
  },
  (t) => [
    unique('talent_searches_query').on(t.employerId, t.userId, t.query),
    index('talent_searches_user').on(t.userId),
  ],
);

/** Employers whose access to the pool is closed, by an administrator or until one has checked who the employer is. */
export const talentClosures = pgTable(
  'talent_closures',
  {
    employerId: uuid()
      .primaryKey()
      .references(() => employers.id, { onDelete: 'cascade' }),
    cause: text().$type<TalentClosureCause>().notNull().default('administrator'),
    /** The employer reads it where an administrator wrote it; otherwise it names the changed fields for administrators. */
    reason: text().notNull(),
    closedAt: time().notNull(),
  },
  (t) => [check('talent_closures_cause', oneOf(t.cause, TALENT_CLOSURE_CAUSES))],
);
