import { queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';

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

export const helpArticleSchema = z
  .object({
    /** Its address on the help page: `/hilfe#slug`. */
    slug: z.string(),
    section: z.enum(HELP_SECTION_NAMES),
    title: z.string(),
    text: z.string(),
    /** The page it is about. */
    url: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'HelpArticle' });
export type HelpArticle = z.infer<typeof helpArticleSchema>;

export const helpQuerySchema = z.object({
  role: queryValue(z.enum(HELP_ROLES)),
  q: queryValue(queryText(120)),
});
export type HelpQuery = z.infer<typeof helpQuerySchema>;

export const helpArticlesSchema = z
  .object({ items: z.array(helpArticleSchema) })
  .register(apiSchemas, { id: 'HelpArticles' });
export type HelpArticles = z.infer<typeof helpArticlesSchema>;
