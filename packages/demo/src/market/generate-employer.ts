import { companySizeOf } from '@stellenvisite/contract/employers/employers.schema';
import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { RichText } from '@stellenvisite/contract/jobs/rich-text';
import type { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { placeSlug } from '@stellenvisite/search/places';
import names from '../data/names.json' with { type: 'json' };
import type { DemoPlace, DemoPlaces } from '../demo-places.ts';
import type { Random } from '../random.ts';
import { isCoreDepartment } from './core-jobs.ts';
import { pickClock, type ShiftClock } from './duty-week.ts';
import { type Facts, fillText } from './fill-text.ts';
import { joinHtml, list, paragraph } from './html.ts';
import { type Address, pickAddress, pickContact, pickPhone } from './pick-address.ts';
import { closesAtWeekends } from './pick-duty.ts';
import { type EmployerTariff, pickEmployerTariff } from './pick-pay.ts';
import { randomOf } from './place-employers.ts';
import { type Department, type EmployerModel, requireDepartment, requireOccupation } from './vocabulary.ts';

export type EmployerRow = typeof employers.$inferInsert & Address;
export type DepartmentRow = typeof departments.$inferInsert;
export type GeneratedDepartment = DepartmentRow & { kind: Department; station: string | null };
export type EmployerInfo = {
  model: EmployerModel;
  row: EmployerRow;
  departments: GeneratedDepartment[];
  /** The occupations this employer has a department for. */
  mix: EmployerModel['mix'];
  tariff: EmployerTariff;
  clock: ShiftClock;
  rosterWeeks: number;
  domain: string;
  size: 'small' | 'large';
  /** The employer's description of itself, in paragraphs. */
  texts: string[];
  place: DemoPlace;
  /** A second place of work, if the employer has one. */
  branch: Address | null;
};

const STEMS = names.stemStarts.length * names.stemEnds.length;
/** Prime to the number of stems, so that neighbours in the list get different names and none comes twice. */
const STRIDE = 397;

export function generateEmployer(
  seed: string,
  { index, model, place }: { index: number; model: EmployerModel; place: DemoPlace },
  places: DemoPlaces,
  now: Date,
): EmployerInfo {
  const { country } = place;
  const random = randomOf(seed, { index });
  // The first number was the town, which `placeEmployers` has drawn.
  random.next();
  const stem = stemOf(index);
  const address = pickAddress(place, stem, random);
  const facts = nameFacts(stem, address, random);
  const name = nameOf(model, country, index, facts, random);
  const domain = `${placeSlug(name.replace(/\bDr\. /g, '').replace(/&/g, 'und'))}.example`;
  const figures = pickFigures(model, random);
  const owner = fillText(random.pick(model.owners[country]), facts, random);
  const rosterWeeks = random.pick([4, 4, 6, 6, 6, 8, 8, 12]);
  const known = { ...facts, ...figures.facts, owner, roster: rosterWeeks };
  const texts = model.texts.map((text) => localise(fillText(text, known, random), country));
  const id = random.uuid();
  const withBranch =
    (model.key === 'mvz' || model.key === 'carehome' || model.key === 'homecare' || model.key === 'municipal') &&
    random.chance(0.5);
  const row: EmployerRow = {
    id,
    name,
    email: `bewerbung@${domain}`,
    website: `https://www.${domain}`,
    phone: pickPhone(country, address.region, random),
    type: model.type,
    kinds: model.kinds,
    companySize: companySizeOf(figures.employees),
    owner,
    tagline: localise(fillText(random.pick(model.taglines), known, random), country),
    descriptionHtml: describe(texts, model, known, country, random),
    certifications: random.sample(
      names.certifications[certificateGroup(model)],
      random.int(0, model.type === 'hospital' ? 4 : 2),
    ),
    doctors: figures.doctors,
    employees: figures.employees,
    beds: figures.beds,
    foundedYear: figures.founded,
    featured: random.chance(model.type === 'hospital' ? 0.12 : 0.06),
    ...address,
    ...pickContact(names.contactRoles.employer, domain, address, random),
    ...provenOf(model, { id, name, owner, domain }, now),
    createdAt: new Date(now.getTime() - random.int(70, 900) * 86_400_000),
    updatedAt: new Date(now.getTime() - random.int(0, 60) * 86_400_000),
  };
  const departments = generateDepartments(model, id, country, random);
  return {
    model,
    row,
    departments,
    mix: possibleMix(model, departments),
    tariff: pickEmployerTariff(model, country, random),
    clock: pickClock(random, closesAtWeekends(model)),
    rosterWeeks,
    domain,
    size: figures.employees <= 50 ? 'small' : 'large',
    texts,
    place,
    branch: withBranch ? pickAddress(places.near(place, random), stem, random) : null,
  };
}

const PROVEN_DAYS = 60;

type Proven = { id: string; name: string; owner: string | null; domain: string };

/** Hospitals have proven their domain, and two of five others: by the id, so that the rest of the market stays as it was drawn. */
function provenOf({ type }: EmployerModel, { id, name, owner, domain }: Proven, now: Date) {
  const share = Number.parseInt(id.slice(0, 2), 16) / 256;
  if (type !== 'hospital' && share > 0.4) {
    return { verifiedAt: null, verifiedDomain: null, checkedName: null, checkedOwner: null };
  }
  const verifiedAt = new Date(now.getTime() - Math.round(1 + share * PROVEN_DAYS) * 86_400_000);
  return { verifiedAt, verifiedDomain: domain, checkedName: name, checkedOwner: owner };
}

/** Swiss German writes ss. */
export function localise(text: string, country: Country): string {
  return country === 'CH' ? text.replaceAll('ß', 'ss') : text;
}

function stemOf(index: number): string {
  const at = (index * STRIDE + 11) % STEMS;
  const start = names.stemStarts[at % names.stemStarts.length] ?? '';
  return start + (names.stemEnds[Math.floor(at / names.stemStarts.length)] ?? '');
}

function nameFacts(stem: string, address: Address, random: Random): Facts {
  const [surname = '', surname2 = ''] = random.sample(names.surnames, 2);
  return {
    stem,
    city: address.city,
    region: address.region,
    saint: random.pick(names.saints),
    spot: random.pick(names.spots),
    spot2: random.pick(names.spots2),
    surname,
    surname2,
  };
}

/** A name with the town in it where the bare one could come twice. */
function nameOf(model: EmployerModel, country: Country, index: number, facts: Facts, random: Random): string {
  const pattern = random.pick(model.names[country]);
  const name = localise(fillText(pattern, facts, random), country);
  const common = !pattern.includes('{stem}') && !pattern.includes('{city}');
  return index >= STEMS || common ? `${name} ${facts.city}` : name;
}

function pickFigures(model: EmployerModel, random: Random) {
  const size = random.next() ** 1.3;
  const scaled = ([from = 0, to = from]: number[]) => Math.round(from + (to - from) * size);
  const employees = scaled(model.employees);
  const beds = model.beds ? scaled(model.beds) : null;
  const doctors = model.doctorsShare > 0 ? Math.max(1, Math.round(employees * model.doctorsShare)) : null;
  const founded = random.int(model.founded[0] ?? 1950, model.founded[1] ?? 2000);
  return {
    employees,
    beds,
    doctors,
    founded,
    facts: { employees, beds: beds ?? 0, doctors: doctors ?? 1, founded: String(founded) },
  };
}

function describe(texts: string[], model: EmployerModel, facts: Facts, country: Country, random: Random): RichText {
  const promises = random
    .sample(PROMISES, model.type === 'practice' ? 2 : 3)
    .map((text) => localise(fillText(text, facts, random), country));
  return joinHtml(...texts.map((text) => paragraph(text)), list(promises));
}

const PROMISES = [
  'Antwort auf jede Bewerbung innerhalb von #2-5# Werktagen',
  'Dienstplan {roster} Wochen im Voraus, Änderungen nur mit Zusage',
  'Fortbildung in der Arbeitszeit, #3-6# Tage im Jahr',
  'Hospitation vor jeder Zusage, bezahlt',
  'Betriebsrat oder Mitarbeitervertretung mit am Tisch',
  'Ausbildung: #6-40# junge Menschen lernen bei uns',
  'Barrierefreie Arbeitsplätze, wo Gebäude es zulassen',
  'Sprachkurse bis C1 für Kolleginnen und Kollegen aus dem Ausland',
  'Ein Ideenkasten, der alle #4-8# Wochen beantwortet wird',
];

function certificateGroup(model: EmployerModel): keyof typeof names.certifications {
  if (model.type === 'hospital') return 'hospital';
  if (model.type === 'practice') return 'practice';
  return model.kinds.includes('care_facilities') ? 'care' : 'company';
}

function generateDepartments(
  model: EmployerModel,
  employerId: string,
  country: Country,
  random: Random,
): GeneratedDepartment[] {
  const count = random.int(model.departmentCount[0] ?? 1, model.departmentCount[1] ?? 1);
  const keys = new Set([
    ...random.sample(model.departments, count),
    ...model.departments.filter((key) => key === 'verwaltung' || isCoreDepartment(model, key)),
  ]);
  return model.departments
    .filter((key) => keys.has(key))
    .map((key, position) => {
      const kind = requireDepartment(key);
      const beds = kind.ward && model.beds ? random.int(kind.beds[0] ?? 0, kind.beds[1] ?? 0) : null;
      const patients = fillText(random.pick(kind.patients), {}, random);
      return {
        id: random.uuid(),
        employerId,
        name: localise(random.pick(kind.names), country),
        specialty: kind.specialty,
        beds,
        description: localise(`${patients.charAt(0).toUpperCase()}${patients.slice(1)}.`, country),
        position,
        kind,
        station:
          kind.ward && model.type === 'hospital' && model.key !== 'rehab'
            ? `${random.int(1, 9)}${random.pick(['A', 'B', 'C', 'D'])}`
            : null,
      };
    });
}

function possibleMix(model: EmployerModel, generated: readonly GeneratedDepartment[]): EmployerModel['mix'] {
  const present = new Set(generated.map((department) => department.kind.key));
  return model.mix.filter(([key]) => {
    const { departments } = requireOccupation(key);
    const usual = departments.filter((department) => model.departments.includes(department));
    return usual.length === 0 || usual.some((department) => present.has(department));
  });
}

/** Every text of a value in Swiss spelling. */
export function localiseAll<T>(value: T): T {
  return JSON.parse(localise(JSON.stringify(value), 'CH'));
}
