import { BENEFIT_GROUPS } from '@stellenvisite/contract/jobs/job-fields';
import type { Benefit, Requirement } from '@stellenvisite/contract/jobs/job-fields.schema';
import type { RichText, RichTextSection } from '@stellenvisite/contract/jobs/rich-text';
import english from '../data/english.json' with { type: 'json' };
import type { Random } from '../random.ts';
import { type Facts, fillText } from './fill-text.ts';
import { list, paragraph } from './html.ts';
import type { JobPlan } from './job-facts.ts';

type JobTexts = {
  title: string;
  introHtml: RichText;
  sections: RichTextSection[];
  benefits: Benefit[];
  requirements: Requirement[];
};
type EnglishOccupation = { titles: string[]; qualification: string; tasks: string[] };

const OCCUPATIONS: Record<string, EnglishOccupation | undefined> = english.occupations;
const DEPARTMENTS: Record<string, string | undefined> = english.departments;
const RECRUITING_ABROAD = new Set(['university', 'municipal', 'private', 'rehab', 'psychiatric']);

/** Writes the English texts of one job in a hundred, of large employers that recruit abroad. Null for the others. */
export function writeEnglishTexts(plan: JobPlan, facts: Facts, random: Random): JobTexts | null {
  const occupation = OCCUPATIONS[plan.occupation.key];
  const department = DEPARTMENTS[plan.kind.key];
  if (!occupation || !department || !RECRUITING_ABROAD.has(plan.employer.model.key) || !random.chance(english.share))
    return null;
  const { row } = plan.employer;
  const known = {
    ...facts,
    dept: department,
    hours: String(plan.hours.max),
    employees: String(row.employees),
    owner: row.owner ?? '',
  };
  const fill = (text: string) => fillText(text, known, random);
  const benefits = random.sample(english.benefits, random.int(3, 6));
  return {
    title: `${random.pick(occupation.titles)} ${department}`,
    introHtml: paragraph(fill(random.pick(english.intro)), fill(random.pick(english.invitation))),
    sections: [
      { kind: 'about', heading: english.headings.about, html: paragraph(...random.sample(english.about, 3).map(fill)) },
      { kind: 'tasks', heading: english.headings.tasks, html: list(random.sample(occupation.tasks, 4)) },
      { kind: 'employer', heading: english.headings.employer, html: paragraph(fill(english.employerText)) },
      { kind: 'process', heading: english.headings.process, html: list(english.process.map(fill)) },
    ],
    benefits: BENEFIT_GROUPS.flatMap((group) =>
      benefits
        .filter((benefit) => benefit.group === group)
        .map((benefit) => ({ group, title: fill(benefit.title), text: fill(benefit.text) })),
    ),
    requirements: [
      { text: occupation.qualification, required: true },
      ...random.sample(english.requirements, 2).map((text, at) => ({ text, required: at === 0 })),
    ],
  };
}
