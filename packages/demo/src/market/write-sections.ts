import type { RichText, RichTextSection } from '@stellenvisite/contract/rich-text';
import sections from '../data/sections.json' with { type: 'json' };
import type { Random } from '../random.ts';
import { type Facts, fillText, knowsFacts } from './fill-text.ts';
import { joinHtml, list, paragraph } from './html.ts';
import type { JobPlan } from './job-facts.ts';
import { pickPerson } from './pick-address.ts';
import type { Role } from './vocabulary.ts';
import { fits } from './write-benefits.ts';

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
