import type { Country } from '@stellenvisite/contract/countries';
import type { Requirement } from '@stellenvisite/contract/job-fields.schema';
import sections from '../data/sections.json' with { type: 'json' };
import type { Random } from '../random.ts';
import { fillText } from './fill-text.ts';
import type { Occupation } from './vocabulary.ts';
import { fits } from './write-benefits.ts';

const INTERN_QUALIFICATION = 'Studium, Ausbildung oder Schule in diesem Bereich, mindestens 16 Jahre alt';

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
