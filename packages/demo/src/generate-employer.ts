import { companySizeOf } from '@stellenvisite/contract/company-size';
import type { Country } from '@stellenvisite/contract/countries';
import type { departments, employers } from '@stellenvisite/db/schema/employers';
import { placeSlug } from '@stellenvisite/search/places';
import names from './data/names.json' with { type: 'json' };
import type { DemoPlace, DemoPlaces } from './demo-places.ts';
import { type HouseClock, pickClock } from './duty-week.ts';
import { type Facts, fillText } from './fill-text.ts';
import { list, paragraph } from './html.ts';
import { type Address, pickAddress, pickContact, pickPhone } from './pick-address.ts';
import { closesAtWeekends } from './pick-duty.ts';
import { type HouseTariff, pickHouseTariff } from './pick-pay.ts';
import { createRandom, type Random } from './random.ts';
import { type Department, type House, requireDepartment, requireOccupation } from './vocabulary.ts';

export type EmployerRow = typeof employers.$inferInsert & Address;
export type DepartmentRow = typeof departments.$inferInsert;
export type GeneratedDepartment = DepartmentRow & { kind: Department; station: string | null };
export type HouseInfo = {
  house: House;
  row: EmployerRow;
  departments: GeneratedDepartment[];
  /** The occupations this house has a department for. */
  mix: House['mix'];
  tariff: HouseTariff;
  clock: HouseClock;
  domain: string;
  size: 'small' | 'large';
  /** The house about itself, one paragraph each. */
  texts: string[];
  place: DemoPlace;
  /** A second place of work, where the house has one. */
  branch: Address | null;
};

const STEMS = names.stemStarts.length * names.stemEnds.length;
/** Prime to the number of stems, so that neighbours in the list get different names and none comes twice. */
const STRIDE = 397;

export function generateEmployer(
  seed: string,
  index: number,
  house: House,
  country: Country,
  places: DemoPlaces,
  now: Date,
): HouseInfo {
  const random = createRandom(`${seed}/employer/${index}`);
  const place = places.pick(country, house.minPopulation, random);
  const stem = stemOf(index);
  const address = pickAddress(place, stem, random);
  const facts = nameFacts(stem, address, random);
  const name = nameOf(house, country, index, facts, random);
  const domain = `${placeSlug(name.replace(/\bDr\. /g, '').replace(/&/g, 'und'))}.example`;
  const figures = pickFigures(house, random);
  const owner = fillText(random.pick(house.owners[country]), facts, random);
  const known = { ...facts, ...figures.facts, owner };
  const texts = house.texts.map((text) => localise(fillText(text, known, random), country));
  const id = random.uuid();
  const withBranch =
    (house.key === 'mvz' || house.key === 'carehome' || house.key === 'homecare' || house.key === 'municipal') &&
    random.chance(0.5);
  const row: EmployerRow = {
    id,
    name,
    email: `bewerbung@${domain}`,
    website: `https://www.${domain}`,
    phone: pickPhone(country, address.region, random),
    type: house.type,
    kinds: house.kinds,
    companySize: companySizeOf(figures.employees),
    owner,
    tagline: localise(fillText(random.pick(house.taglines), known, random), country),
    descriptionHtml: describe(texts, house, known, country, random),
    certifications: random.sample(
      names.certifications[certificateGroup(house)],
      random.int(0, house.type === 'hospital' ? 4 : 2),
    ),
    doctors: figures.doctors,
    employees: figures.employees,
    beds: figures.beds,
    foundedYear: figures.founded,
    featured: random.chance(house.type === 'hospital' ? 0.12 : 0.06),
    ...address,
    ...pickContact(names.contactRoles.house, domain, address, random),
    createdAt: new Date(now.getTime() - random.int(70, 900) * 86_400_000),
    updatedAt: new Date(now.getTime() - random.int(0, 60) * 86_400_000),
  };
  const rooms = generateDepartments(house, id, country, random);
  return {
    house,
    row,
    departments: rooms,
    mix: possibleMix(house, rooms),
    tariff: pickHouseTariff(house, country, random),
    clock: pickClock(random, closesAtWeekends(house)),
    domain,
    size: figures.employees <= 50 ? 'small' : 'large',
    texts,
    place,
    branch: withBranch ? pickAddress(places.near(place, random), stem, random) : null,
  };
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
function nameOf(house: House, country: Country, index: number, facts: Facts, random: Random): string {
  const pattern = random.pick(house.names[country]);
  const name = localise(fillText(pattern, facts, random), country);
  const common = !pattern.includes('{stem}') && !pattern.includes('{city}');
  return index >= STEMS || common ? `${name} ${facts.city}` : name;
}

function pickFigures(house: House, random: Random) {
  const size = random.next() ** 1.3;
  const scaled = ([from = 0, to = from]: number[]) => Math.round(from + (to - from) * size);
  const employees = scaled(house.employees);
  const beds = house.beds ? scaled(house.beds) : null;
  const doctors = house.doctorsShare > 0 ? Math.max(1, Math.round(employees * house.doctorsShare)) : null;
  const founded = random.int(house.founded[0] ?? 1950, house.founded[1] ?? 2000);
  return {
    employees,
    beds,
    doctors,
    founded,
    facts: { employees, beds: beds ?? 0, doctors: doctors ?? 1, founded: String(founded) },
  };
}

function describe(texts: string[], house: House, facts: Facts, country: Country, random: Random): string {
  const promises = random
    .sample(PROMISES, house.type === 'practice' ? 2 : 3)
    .map((text) => localise(fillText(text, facts, random), country));
  return texts.map((text) => paragraph(text)).join('') + list(promises);
}

const PROMISES = [
  'Antwort auf jede Bewerbung innerhalb von #2-5# Werktagen',
  'Dienstplan #4-8# Wochen im Voraus, Änderungen nur mit Zusage',
  'Fortbildung in der Arbeitszeit, #3-6# Tage im Jahr',
  'Hospitation vor jeder Zusage, bezahlt',
  'Betriebsrat oder Mitarbeitervertretung mit am Tisch',
  'Ausbildung: #6-40# junge Menschen lernen bei uns',
  'Barrierefreie Arbeitsplätze, wo Gebäude es zulassen',
  'Sprachkurse bis C1 für Kolleginnen und Kollegen aus dem Ausland',
  'Ein Ideenkasten, der alle #4-8# Wochen beantwortet wird',
];

function certificateGroup(house: House): keyof typeof names.certifications {
  if (house.type === 'hospital') return 'hospital';
  if (house.type === 'practice') return 'practice';
  return house.kinds.includes('care_facilities') ? 'care' : 'company';
}

function generateDepartments(
  house: House,
  employerId: string,
  country: Country,
  random: Random,
): GeneratedDepartment[] {
  const count = random.int(house.departmentCount[0] ?? 1, house.departmentCount[1] ?? 1);
  const keys = new Set([
    ...random.sample(house.departments, count),
    ...house.departments.filter((key) => key === 'verwaltung'),
  ]);
  return house.departments
    .filter((key) => keys.has(key))
    .map((key, position) => {
      const kind = requireDepartment(key);
      const beds = kind.ward && house.beds ? random.int(kind.beds[0] ?? 0, kind.beds[1] ?? 0) : null;
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
          kind.ward && house.type === 'hospital' && house.key !== 'rehab'
            ? `${random.int(1, 9)}${random.pick(['A', 'B', 'C', 'D'])}`
            : null,
      };
    });
}

function possibleMix(house: House, rooms: readonly GeneratedDepartment[]): House['mix'] {
  const present = new Set(rooms.map((room) => room.kind.key));
  return house.mix.filter(([key]) => {
    const { departments } = requireOccupation(key);
    const usual = departments.filter((department) => house.departments.includes(department));
    return usual.length === 0 || usual.some((department) => present.has(department));
  });
}
