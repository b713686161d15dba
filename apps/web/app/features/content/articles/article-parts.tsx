import type { ArticleDrawing as Kind } from '@stellenvisite/contract/content/articles';
import type { ArticleSummary } from '@stellenvisite/contract/content/articles.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Drawing } from '../../../ui/drawing.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import books from './drawings/books.svg?raw';
import certificate from './drawings/certificate.svg?raw';
import cv from './drawings/cv.svg?raw';
import nightRoom from './drawings/night-room.svg?raw';
import payslip from './drawings/payslip.svg?raw';
import roster from './drawings/roster.svg?raw';
import talk from './drawings/talk.svg?raw';

const DRAWINGS: Record<Kind, string> = { night_room: nightRoom, payslip, roster, talk, certificate, cv, books };

type ArticleCoverProps = {
  article: Pick<ArticleSummary, 'cover' | 'drawing'>;
  sizes: string;
  /** The picture at the top of a page is wanted at once. */
  isFirst?: boolean;
};

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

/** The article's own picture, or its drawing. The place has its ratio before the picture is there, so nothing moves. */
export function ArticleCover({ article: { cover, drawing }, sizes, isFirst }: ArticleCoverProps) {
  if (!cover) return <ArticleDrawing kind={drawing} />;
  const { url, sources, alt, width, height } = cover;
  return (
    <div className="article-pic article-pic-photo">
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </div>
  );
}

function ArticleDrawing({ kind }: { kind: Kind }) {
  return (
    <div className={kind === 'night_room' ? 'article-pic article-pic-night' : 'article-pic'}>
      <Drawing svg={DRAWINGS[kind]} className="article-drawing" />
    </div>
  );
}
