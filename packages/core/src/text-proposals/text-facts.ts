import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { Language } from '@stellenvisite/contract/languages';

/** What a text may say: the form as it stands, the names that its ids stand for, and what the words of its title mean. */
export type TextFacts = {
  content: JobContent;
  employer: string;
  department: string | null;
  /** Keys of the taxonomy. */
  occupation: string | null;
  workplace: string | null;
  /** In which language is written. */
  language: Language;
};
