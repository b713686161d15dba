export const HELP_ROLES = ['job_seeker', 'employer'] as const;
export type HelpRole = (typeof HELP_ROLES)[number];

/** The topics of the help page, in the order in which each role sees them. */
export const HELP_SECTIONS = {
  job_seeker: ['apply', 'account', 'alerts', 'talent_pool', 'pay', 'privacy'],
  employer: ['jobs', 'applications', 'profile', 'feeds', 'talent_pool', 'account', 'pay', 'privacy'],
} as const satisfies Record<HelpRole, readonly string[]>;
export type HelpSection = (typeof HELP_SECTIONS)[HelpRole][number];
export const HELP_SECTION_NAMES = [...new Set([...HELP_SECTIONS.job_seeker, ...HELP_SECTIONS.employer])] as [
  HelpSection,
  ...HelpSection[],
];
