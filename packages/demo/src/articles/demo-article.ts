import type { ArticleDrawing, ArticleTopic } from '@stellenvisite/contract/content/articles';
import type { ArticleText } from '@stellenvisite/contract/content/articles.schema';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { Language } from '@stellenvisite/contract/platform/languages';

type DemoText = Omit<ArticleText, 'authorRole'>;

export type DemoArticle = Record<Language, DemoText> & {
  slug: string;
  topic: ArticleTopic;
  category: JobCategory | null;
  drawing: ArticleDrawing;
  /** The query of a search for jobs that fit. */
  jobSearch: string;
  daysAgo: number;
  reads: number;
};
