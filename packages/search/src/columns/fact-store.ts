import { DEPARTMENTS } from '@stellenvisite/contract/employers/departments';
import {
  EMPLOYER_KINDS,
  EMPLOYER_TYPES,
  type EmployerKind,
  type EmployerType,
} from '@stellenvisite/contract/employers/employers';
import { COMPANY_SIZES, type CompanySize } from '@stellenvisite/contract/employers/employers.schema';
import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import { ON_CALL_KINDS, SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { FURTHER_TRAINING, GERMAN_LEVELS } from '@stellenvisite/contract/jobs/job-conditions';
import type { JobConditions } from '@stellenvisite/contract/jobs/job-conditions.schema';
import {
  CONTRACTS,
  type Contract,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  JOB_CATEGORIES,
  type JobCategory,
  REMOTE_OPTIONS,
  type RemoteOption,
  SPECIALTIES,
  type Specialty,
} from '@stellenvisite/contract/jobs/job-fields';
import type { Point } from '../taxonomy/places/distance.ts';
import { type BitSlices, createBitSlices, putBitSlices } from './bit-slices.ts';
import { hoursOfJob } from './job-hours.ts';
import { createLocations, type Locations } from './locations.ts';
import { createNumbered, type Numbered } from './numbered.ts';
import { BITS, type Bits, codeOf, maskOf, NO_CODE, pack, payBarOf } from './packed-bits.ts';
import { createPackedTexts, type PackedTexts } from './packed-texts.ts';

/** The facts by which a search filters, counts and sorts a job. */
export type JobFacts = {
  doc: number;
  isPublished: boolean;
  /** Seconds since 1970. */
  postedAt: number;
  validThrough: number;
  category: JobCategory;
  employmentType: EmploymentType | null;
  experienceLevel: ExperienceLevel | null;
  specialty: Specialty | null;
  /** The key of the department that it was classified by. */
  department: string | null;
  contract: Contract | null;
  /** Days since 1970; null where no date is given. */
  startDay: number | null;
  isStartFlexible: boolean;
  remote: RemoteOption | null;
  country: Country;
  region: string;
  shifts: readonly Shift[];
  /** Null where the job does not state it. */
  isWeekendFree: boolean | null;
  /** Hours a week; null where nobody stated. */
  hoursMin: number | null;
  hoursMax: number | null;
  isTraining: boolean;
  /** The level of German that the job asks for, like the next two null where nobody stated. */
  germanLevel: JobConditions['germanLevel'];
  onCallDuty: (typeof ON_CALL_KINDS)[number] | null;
  furtherTraining: JobConditions['furtherTraining'];
  isRecognitionPendingWelcome: boolean;
  hasVisaHelp: boolean;
  hasHousingHelp: boolean;
  isFeatured: boolean;
  /** Cents a month. */
  payMin: number | null;
  payMax: number | null;
  lat: number;
  lon: number;
  employerId: string;
  title: string;
};

export type EmployerFacts = {
  id: string;
  name: string;
  type: EmployerType;
  kinds: readonly EmployerKind[];
  size: CompanySize | null;
};

export const EMPLOYER_VALUES: readonly string[] = [...new Set<string>([...EMPLOYER_TYPES, ...EMPLOYER_KINDS])];
export const NO_PAY = -1;

type Columns = {
  isPublished: Uint8Array;
  postedAt: Uint32Array;
  validThrough: Uint32Array;
  traits: Uint16Array;
  extras: Uint16Array;
  fields: Uint16Array;
  /** Facts that matter to people from abroad. */
  abroad: Uint16Array;
  /** The day of the start, twice; one more where it may be agreed upon. */
  start: Uint16Array;
  isFeatured: Uint8Array;
  /** The weekly hours from and to, in quarters. */
  hoursLow: Uint8Array;
  hoursHigh: Uint8Array;
  onCall: Uint8Array;
  payMin: Int32Array;
  payMax: Int32Array;
  locationId: Uint32Array;
  employer: Uint32Array;
  title: Uint32Array;
  bitSlices: BitSlices;
};

/**
 * The facts of every doc in columns, some forty bytes each: counting a million of them takes milliseconds. It holds nothing
 * of its own: PostgreSQL says what changed, and a doc is overwritten as a whole.
 */
export type FactStore = Columns & {
  /** One more than the highest doc. */
  size: number;
  /** How often a doc was overwritten, and how often an employer: what was worked out from them holds until then. */
  changes: number;
  employerChanges: number;
  /** The docs of the last changes, each at the place of its change's number. */
  readonly recent: Uint32Array;
  readonly employers: PackedTexts;
  /** The facts of each employer that filters use: a bit for each of `EMPLOYER_VALUES`, and its size. */
  employerValues: Uint16Array;
  employerSize: Uint8Array;
  employerName: Uint32Array;
  readonly names: PackedTexts;
  readonly titles: PackedTexts;
  readonly locations: Locations;
  readonly regions: Numbered;
};

const FIRST_CAPACITY = 16_384;
/** How many changes are known by their docs: more than a bulk change brings between two answers. */
export const RECENT_CHANGES = 32_768;

/** Whose name is not known yet has none. */
function createNames(): PackedTexts {
  const names = createPackedTexts();
  names.numberOf('');
  return names;
}

export function createFactStore(): FactStore {
  return {
    size: 0,
    changes: 0,
    employerChanges: 0,
    recent: new Uint32Array(RECENT_CHANGES),
    ...createColumns(FIRST_CAPACITY),
    employers: createPackedTexts(),
    employerValues: new Uint16Array(64),
    employerSize: new Uint8Array(64).fill(NO_CODE),
    employerName: new Uint32Array(64),
    names: createNames(),
    titles: createPackedTexts(),
    locations: createLocations(),
    regions: createNumbered(),
  };
}

export function createColumns(capacity: number): Columns {
  return {
    isPublished: new Uint8Array(capacity),
    postedAt: new Uint32Array(capacity),
    validThrough: new Uint32Array(capacity),
    traits: new Uint16Array(capacity),
    extras: new Uint16Array(capacity),
    fields: new Uint16Array(capacity),
    abroad: new Uint16Array(capacity),
    start: new Uint16Array(capacity),
    isFeatured: new Uint8Array(capacity),
    hoursLow: new Uint8Array(capacity),
    hoursHigh: new Uint8Array(capacity),
    onCall: new Uint8Array(capacity),
    payMin: new Int32Array(capacity),
    payMax: new Int32Array(capacity),
    locationId: new Uint32Array(capacity),
    employer: new Uint32Array(capacity),
    title: new Uint32Array(capacity),
    bitSlices: createBitSlices(capacity),
  };
}

/** Grows the columns by an eighth: they are copied seldom and little memory is wasted. */
export function ensureCapacity(store: FactStore, doc: number): void {
  if (doc >= store.isPublished.length) {
    const larger = createColumns(Math.max(doc + 1, Math.ceil(store.isPublished.length * 1.125)));
    for (const [name, column] of Object.entries(larger)) column.set(store[name as keyof Columns]);
    Object.assign(store, larger);
  }
}

export function putFacts(store: FactStore, facts: JobFacts): void {
  const { doc } = facts;
  ensureCapacity(store, doc);
  store.size = Math.max(store.size, doc + 1);
  recordChange(store, doc);
  store.isPublished[doc] = facts.isPublished ? 1 : 0;
  store.postedAt[doc] = facts.postedAt;
  store.validThrough[doc] = facts.validThrough;
  store.traits[doc] =
    pack(BITS.category, codeOf(JOB_CATEGORIES, facts.category)) |
    pack(BITS.employmentType, codeOf(EMPLOYMENT_TYPES, facts.employmentType)) |
    pack(BITS.experienceLevel, codeOf(EXPERIENCE_LEVELS, facts.experienceLevel)) |
    pack(BITS.remote, codeOf(REMOTE_OPTIONS, facts.remote)) |
    pack(BITS.country, codeOf(COUNTRIES, facts.country)) |
    pack(BITS.isWeekendFree, facts.isWeekendFree ? 1 : 0) |
    pack(BITS.contract, codeOf(CONTRACTS, facts.contract));
  store.extras[doc] =
    pack(BITS.shifts, maskOf(SHIFTS, facts.shifts)) |
    pack(BITS.isTraining, facts.isTraining ? 1 : 0) |
    pack(BITS.isWeekendStated, facts.isWeekendFree === null ? 0 : 1) |
    pack(BITS.payBar, facts.payMax === null ? NO_CODE : payBarOf(facts.payMax));
  store.fields[doc] =
    pack(BITS.specialty, codeOf<string>(SPECIALTIES, facts.specialty)) |
    pack(BITS.department, codeOf<string>(DEPARTMENTS, facts.department));
  store.abroad[doc] =
    pack(BITS.germanLevel, codeOf(GERMAN_LEVELS, facts.germanLevel)) |
    pack(BITS.isRecognitionPendingWelcome, facts.isRecognitionPendingWelcome ? 1 : 0) |
    pack(BITS.hasVisaHelp, facts.hasVisaHelp ? 1 : 0) |
    pack(BITS.hasHousingHelp, facts.hasHousingHelp ? 1 : 0) |
    pack(BITS.onCallDuty, codeOf(ON_CALL_KINDS, facts.onCallDuty)) |
    pack(BITS.furtherTraining, codeOf(FURTHER_TRAINING, facts.furtherTraining));
  store.start[doc] = ((facts.startDay ?? 0) << 1) | (facts.isStartFlexible ? 1 : 0);
  putBitSlices(store.bitSlices, doc, store.traits[doc], store.extras[doc]);
  store.isFeatured[doc] = facts.isFeatured ? 1 : 0;
  const [hoursLow, hoursHigh] = hoursOfJob(facts);
  store.hoursLow[doc] = hoursLow;
  store.hoursHigh[doc] = hoursHigh;
  store.onCall[doc] = facts.onCallDuty === null || facts.onCallDuty === 'none' ? 0 : 1;
  store.payMin[doc] = facts.payMin ?? NO_PAY;
  store.payMax[doc] = facts.payMax ?? NO_PAY;
  store.locationId[doc] = locationNumber(store, facts);
  store.employer[doc] = employerNumber(store, facts.employerId);
  store.title[doc] = store.titles.numberOf(facts.title);
}

function locationNumber({ locations, regions }: FactStore, { lat, lon, country, region }: JobFacts): number {
  const number = regions.numberOf(regionKey(country, region));
  return locations.numberOf({ lat, lon, region: number, country: codeOf(COUNTRIES, country) });
}

export function pointOf({ locationId, locations }: FactStore, doc: number): Point {
  const where = locationId[doc] ?? 0;
  return { lat: locations.lat[where] ?? 0, lon: locations.lon[where] ?? 0 };
}

export function unpack(store: FactStore, { column, shift, mask }: Bits, doc: number): number {
  return ((store[column][doc] ?? 0) >> shift) & mask;
}

export function allDocs({ size }: FactStore): Uint32Array {
  const docs = new Uint32Array(size);
  for (let doc = 0; doc < size; doc += 1) docs[doc] = doc;
  return docs;
}

/** A doc that is no longer anybody's is never found again. */
export function dropFacts(store: FactStore, doc: number): void {
  ensureCapacity(store, doc);
  store.size = Math.max(store.size, doc + 1);
  recordChange(store, doc);
  store.isPublished[doc] = 0;
}

function recordChange(store: FactStore, doc: number): void {
  store.recent[store.changes % RECENT_CHANGES] = doc;
  store.changes += 1;
}

export function putEmployer(store: FactStore, { id, name, type, kinds, size }: EmployerFacts): void {
  const number = employerNumber(store, id);
  store.employerChanges += 1;
  store.employerValues[number] = maskOf(EMPLOYER_VALUES, [type, ...kinds]);
  store.employerSize[number] = codeOf(COMPANY_SIZES, size);
  store.employerName[number] = store.names.numberOf(name);
}

function employerNumber(store: FactStore, id: string): number {
  const number = store.employers.numberOf(id);
  if (number >= store.employerValues.length) {
    const capacity = store.employerValues.length * 2;
    const values = new Uint16Array(capacity);
    values.set(store.employerValues);
    const sizes = new Uint8Array(capacity).fill(NO_CODE);
    sizes.set(store.employerSize);
    const names = new Uint32Array(capacity);
    names.set(store.employerName);
    Object.assign(store, { employerValues: values, employerSize: sizes, employerName: names });
  }
  return number;
}

export const regionKey = (country: string, region: string): string => `${country} ${region}`;
