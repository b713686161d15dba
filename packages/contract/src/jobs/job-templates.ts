import type { Language } from '../platform/languages.ts';
import type { ExperienceLevel, JobCategory } from './job-fields.ts';

/** The tasks and the training of an occupation; benefits are left to the employer. */
export type JobTemplate = {
  key: string;
  category: JobCategory;
  level: ExperienceLevel;
  name: string;
  title: string;
  intro: string;
  tasks: string[];
  must: string[];
  nice: string[];
  /** A job of training, and how long it takes. */
  trainingMonths?: number;
};

/** Read when somebody asks for one: forms and pages that need none do not carry them. */
export async function loadJobTemplates(language: Language): Promise<JobTemplate[]> {
  const texts =
    language === 'de'
      ? await import('./job-templates/de.json', { with: { type: 'json' } })
      : await import('./job-templates/en.json', { with: { type: 'json' } });
  return texts.default as JobTemplate[];
}
