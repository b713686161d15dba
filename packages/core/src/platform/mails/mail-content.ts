import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { RichText } from '@stellenvisite/contract/jobs/rich-text';

export type MailJob = {
  url: string;
  title: string;
  employer: string;
  pay: string | null;
  category: JobCategory;
  badge: string | null;
  /** Monday to Sunday; null is a free day. Null as a whole when no roster is known. */
  week: (Shift | null)[] | null;
};

/** A job as the mail of an alert shows it: how well it fits, and why. */
export type ScoredMailJob = {
  url: string;
  title: string;
  employer: string;
  place: string;
  /** "91 %"; null without a profile to compare with. */
  score: string | null;
  pros: string[];
  cons: string[];
  pay: string | null;
  payNote: string;
  /** As in `MailJob`; without a week its words. */
  week: (Shift | null)[] | null;
  shiftsText: string;
  action: string;
};

/** A mail as data. The one layout gives every mail its look, as HTML and as plain text. */
export type MailContent = {
  subject: string;
  /** The text that the inbox shows next to the subject. */
  preview: string;
  heading: string;
  /** Makes the heading the reader's own: on the marker, with a line above and below. */
  marked?: { above: string; below: string };
  paragraphs: string[];
  /** Sanitised text of our own with headings, lists and links, below the paragraphs. */
  richText?: RichText;
  /** The row with the marker: what is the reader's own. */
  row?: { label: string; value: string };
  /** A one-time code to type. */
  code?: string;
  counts?: { label: string; count: string; url: string }[];
  jobs?: MailJob[];
  scoredJobs?: ScoredMailJob[];
  action?: { label: string; url: string };
  closing?: string;
  /** Settings that the reader can change with one click and without signing in. */
  choices?: { text: string; links: { label: string; url: string }[] };
  /** Explains the letters and figures above. */
  legend?: string;
  /** Why this mail came. */
  footnote: string;
  /** The way out, where there is one. */
  unsubscribe?: { label: string; url: string };
};

/** Texts that are the same in every mail of a language. */
export type MailFrame = {
  brand: string;
  claim: string;
  linkHint: string;
  weekLabel: string;
  shiftLetters: Record<Shift, string>;
  dayOff: string;
  /** Monday to Sunday, two letters each. */
  weekdays: string[];
  home: string;
  links: { label: string; url: string }[];
};
