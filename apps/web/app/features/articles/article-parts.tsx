import type { ArticleSummary } from '@stellenvisite/contract/articles.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { initialsOf } from '../../ui/initials.ts';
import { ArticleCover } from './article-cover.tsx';

export const tintOf = ({ category }: Pick<ArticleSummary, 'category'>) => `tint-${category ?? 'all'}`;

export function ArticleKicker({ article }: { article: Pick<ArticleSummary, 'topic' | 'category'> }) {
  const { t } = useTranslation('articles');
  const { t: tField } = useTranslation('job-fields');
  return (
    <p className="article-kick">
      <b>{t(`topic.${article.topic}`)}</b>
      <span className="article-group">
        {article.category ? tField(`category.${article.category}`) : t('allGroups')}
      </span>
    </p>
  );
}

export function ReadingTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation('articles');
  return <span className="whitespace-nowrap">{t('minutes', { count: minutes })}</span>;
}

export function ArticleAuthor({ article }: { article: ArticleSummary }) {
  return (
    <p className="article-by">
      <span className="article-initials" aria-hidden="true">
        {initialsOf(article.author.name)}
      </span>
      <span>
        <b>{article.author.name}</b>
        {formatDate(article.publishedAt)} · <ReadingTime minutes={article.readingMinutes} />
      </span>
    </p>
  );
}

export function ArticleCard({ article, heading: Heading = 'h2' }: { article: ArticleSummary; heading?: 'h2' | 'h3' }) {
  return (
    <article className={`article-card ${tintOf(article)}`}>
      <ArticleCover article={article} sizes="(max-width: 45rem) 7rem, (max-width: 75rem) 50vw, 26rem" />
      <div>
        <ArticleKicker article={article} />
        <Heading>
          <Link to={`/blog/${article.slug}`}>{article.title}</Link>
        </Heading>
        <p className="article-lead">{article.lead}</p>
        <p className="article-meta">
          {formatDate(article.publishedAt)} · <ReadingTime minutes={article.readingMinutes} />
        </p>
      </div>
    </article>
  );
}

export function LeadArticle({ article }: { article: ArticleSummary }) {
  return (
    <article className={`article-first ${tintOf(article)}`}>
      <ArticleCover article={article} sizes="(max-width: 54rem) 100vw, 40rem" isFirst />
      <div>
        <ArticleKicker article={article} />
        <h2>
          <Link to={`/blog/${article.slug}`}>{article.title}</Link>
        </h2>
        <p className="article-lead">{article.lead}</p>
        <ArticleAuthor article={article} />
      </div>
    </article>
  );
}
