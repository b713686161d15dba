import type { Country } from '@stellenvisite/contract/jobs/countries';
import { BENEFIT_GROUPS } from '@stellenvisite/contract/jobs/job-fields';
import type { Benefit, Requirement } from '@stellenvisite/contract/jobs/job-fields.schema';
import type { RichText, RichTextSection } from '@stellenvisite/contract/jobs/rich-text';
import benefits from '../data/benefits.json' with { type: 'json' };
import sections from '../data/sections.json' with { type: 'json' };
import type { Random } from '../random.ts';
import { type Facts, fillText, knowsFacts } from './fill-text.ts';
import { joinHtml, list, paragraph } from './html.ts';
import type { JobPlan } from './job-facts.ts';
import { pickPerson } from './pick-address.ts';
import type { Occupation, Role } from './vocabulary.ts';

type Offer = { title: string; text: string; always?: boolean; for?: string[]; only?: string[]; not?: string[] };

const OFFERS: Record<(typeof BENEFIT_GROUPS)[number], Offer[]> = benefits;

/** Weiterbildungsbefugnis is counted in months and differs by employer. */
const TRAINING_MONTHS = ['12', '18', '24', '30', '36', '48', '60', '72'];

const INTERN_QUALIFICATION = 'Studium, Ausbildung oder Schule in diesem Bereich, mindestens 16 Jahre alt';

type Voice = keyof typeof sections.aboutLead;
const VOICE: Record<Role, Voice> = {
  nurse: 'nurse',
  care: 'nurse',
  doctor: 'doctor',
  student: 'doctor',
  op: 'tech',
  tech: 'tech',
  therapy: 'therapy',
  practice: 'practice',
  shop: 'practice',
  rescue: 'tech',
  service: 'office',
  office: 'office',
  leader: 'leader',
};

/** A text that counts rather than names whom one cares for. */
const FIGURES = /^(#|rund|eine? |Allgemein|das |klinische|regional|alle )/i;

export function writeIntro(facts: Facts, tags: ReadonlySet<string>, random: Random): RichText {
  const reasons = sections.reasons.filter((reason) => fits(reason, tags));
  const invitations = sections.invitation.filter((invitation) => fits(invitation, tags));
  const known = { ...facts, reason: fillText(random.pick(reasons).text, facts, random) };
  return paragraph(
    fillText(random.pick(sections.intro), known, random),
    fillText(random.pick(invitations).text, known, random),
  );
}

export function writeSections(
  plan: JobPlan,
  facts: Facts,
  tags: ReadonlySet<string>,
  random: Random,
): RichTextSection[] {
  return [
    about(plan, facts, tags, random),
    tasks(plan, facts, random),
    team(plan, facts, random),
    aboutEmployer(plan, facts, random),
    process(facts, random),
  ];
}

function about(
  { kind, occupation, model }: JobPlan,
  facts: Facts,
  tags: ReadonlySet<string>,
  random: Random,
): RichTextSection {
  const fill = (text: string, more: Facts = {}) => fillText(text, { ...facts, ...more }, random);
  const headings = kind.ward && model !== 'day' ? sections.aboutHeadings.ward : sections.aboutHeadings.day;
  const patients = random.pick(kind.patients);
  const lead = FIGURES.test(patients) ? sections.aboutFigures : sections.aboutLead[VOICE[occupation.role]];
  const known = rhythmOf(tags).filter((text) => knowsFacts(text, facts));
  const [first = '', second = ''] = random.sample(known, 2);
  const technical = random.sample(kind.tech, random.chance(0.4) ? 2 : 1).map((text) => `${fill(text)}.`);
  return {
    kind: 'about',
    heading: fill(random.pick(headings)),
    html: joinHtml(
      paragraph(fill(random.pick(lead), { patients: fill(patients) }), ...technical),
      paragraph(fill(first), random.chance(0.6) ? fill(second) : ''),
    ),
  };
}

function rhythmOf(tags: ReadonlySet<string>): string[] {
  if (tags.has('tour')) return sections.rhythm.tour;
  if (tags.has('nightonly')) return sections.rhythm.nightOnly;
  if (tags.has('clinic'))
    return tags.has('clinic-nights')
      ? [...sections.rhythm.clinic, ...sections.rhythm.clinicNights]
      : sections.rhythm.clinic;
  if (tags.has('rescue')) return sections.rhythm.rescue;
  if (tags.has('unknown-duty')) return sections.rhythm.unknown;
  if (!tags.has('shift') || tags.has('weekdays')) return sections.rhythm.day;
  return tags.has('shift3') ? [...sections.rhythm.shift, ...sections.rhythm.nights] : sections.rhythm.shift;
}

function tasks({ occupation, kind }: JobPlan, facts: Facts, random: Random): RichTextSection {
  const special = occupation.role === 'nurse' ? kind.nurse : occupation.role === 'doctor' ? kind.doctor : [];
  const items = [...random.sample(special, random.int(1, 3)), ...random.sample(occupation.tasks, random.int(3, 5))];
  return {
    kind: 'tasks',
    heading: random.pick(['Ihre Aufgaben', 'Was Sie tun', 'Das erwartet Sie']),
    html: list(items.map((item) => fillText(item, facts, random))),
  };
}

function team({ employer }: JobPlan, facts: Facts, random: Random): RichTextSection {
  const size = employer.size === 'small' ? random.int(4, 14) : random.int(12, 46);
  const [first, last] = pickPerson(random);
  const known = {
    ...facts,
    team: size,
    partTime: random.int(2, Math.max(3, Math.floor(size / 2))),
    lead: `${first} ${last}`,
    mentor: pickPerson(random)[1],
  };
  const more = random.sample(sections.teamMore, random.int(1, 2)).map((text) => fillText(text, known, random));
  return {
    kind: 'team',
    heading: random.pick(sections.teamHeadings),
    html: paragraph(fillText(random.pick(sections.team), known, random), ...more),
  };
}

function aboutEmployer({ employer }: JobPlan, facts: Facts, random: Random): RichTextSection {
  return {
    kind: 'employer',
    heading: fillText(random.pick(sections.employerHeadings), facts, random),
    html: random.chance(0.7)
      ? joinHtml(...employer.texts.map((text) => paragraph(text)))
      : paragraph(employer.texts[0] ?? ''),
  };
}

function process(facts: Facts, random: Random): RichTextSection {
  return {
    kind: 'process',
    heading: random.pick(sections.processHeadings),
    html: list(random.pick(sections.process).map((step) => fillText(step, facts, random))),
  };
}

export function writeRequirements(
  occupation: Occupation,
  country: Country,
  tags: ReadonlySet<string>,
  random: Random,
): Requirement[] {
  const soft = sections.soft.filter((line) => fits(line, tags));
  const needed = random.sample(
    soft.filter((line) => line.required),
    random.int(1, 3),
  );
  const welcome = random.sample(
    soft.filter((line) => !line.required),
    random.int(0, 2),
  );
  const wishes = random.sample(occupation.wishes, random.int(1, 2)).map((text) => ({ text, required: false }));
  const qualification =
    tags.has('student') && occupation.internship ? INTERN_QUALIFICATION : occupation.qualification[country];
  return [{ text: qualification, required: true }, ...needed, ...welcome, ...wishes].map(({ text, required }) => ({
    text: fillText(text, {}, random),
    required,
  }));
}

export function writeBenefits(tags: ReadonlySet<string>, facts: Facts, random: Random): Benefit[] {
  const known = { ...facts, months: random.pick(TRAINING_MONTHS) };
  return BENEFIT_GROUPS.flatMap((group) => {
    const fitting = OFFERS[group].filter((offer) => fits(offer, tags));
    const chosen = random.sample(fitting, random.int(1, 3));
    return differentTitles([...fitting.filter((offer) => offer.always), ...chosen]).map((offer) => ({
      group,
      title: fillText(offer.title, known, random),
      text: fillText(offer.text, known, random),
    }));
  });
}

function fits(offer: { for?: string[]; only?: string[]; not?: string[] }, tags: ReadonlySet<string>): boolean {
  const any = (wanted: string[]) => wanted.some((tag) => tags.has(tag));
  return (!offer.for || any(offer.for)) && (!offer.only || any(offer.only)) && !(offer.not && any(offer.not));
}

function differentTitles(offers: Offer[]): Offer[] {
  return offers.filter((offer, at) => offers.findIndex((other) => other.title === offer.title) === at);
}
