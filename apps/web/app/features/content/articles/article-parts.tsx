import type { ArticleDrawing as Kind } from '@stellenvisite/contract/content/articles';
import type { ArticleSummary } from '@stellenvisite/contract/content/articles.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
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

/** A card in a list, the article that leads the list, the head of its own page. */
type ArticlePlace = 'card' | 'first' | 'top';

type ArticleCoverProps = {
  article: Pick<ArticleSummary, 'cover' | 'drawing'>;
  sizes: string;
  place: ArticlePlace;
};

export const tintOf = ({ category }: Pick<ArticleSummary, 'category'>) => `tint-${category ?? 'all'}`;

type ArticleKickerProps = { article: Pick<ArticleSummary, 'topic' | 'category'>; place: ArticlePlace };

export function ArticleKicker({ article, place }: ArticleKickerProps) {
  const { t } = useTranslation('articles');
  const { t: tField } = useTranslation('job-fields');
  return (
    <p
      className={clsx('flex flex-wrap items-center gap-x-3 gap-y-2 text-fs-8', place === 'card' && 'mt-4 max-md:mt-0')}
    >
      <b>{t(`topic.${article.topic}`)}</b>
      <span
        className={clsx(
          'py-0.5 px-2 rounded-cell text-c-ink font-semibold',
          place === 'card' && 'max-md:hidden',
          place === 'top' ? 'bg-sheet' : 'bg-c-tint',
        )}
      >
        {article.category ? tField(`category.${article.category}`) : t('allGroups')}
      </span>
    </p>
  );
}

export function ReadingTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation('articles');
  return <span className="whitespace-nowrap">{t('minutes', { count: minutes })}</span>;
}

export function ArticleAuthor({ article, place }: { article: ArticleSummary; place: 'first' | 'top' }) {
  return (
    <p
      className={clsx(
        'flex items-center gap-3 text-ink-2 text-fs-8 leading-[1.4]',
        place === 'first' ? 'mt-auto pt-8 max-md:pt-5' : 'mt-6',
      )}
    >
      <span
        className={clsx(
          'grid place-items-center flex-none w-10 h-10 rounded-cell text-c-ink font-bold',
          place === 'top' ? 'bg-sheet' : 'bg-c-tint',
        )}
        aria-hidden="true"
      >
        {initialsOf(article.author.name)}
      </span>
      <span>
        <b className="block text-ink text-fs-7">{article.author.name}</b>
        {formatDate(article.publishedAt)} · <ReadingTime minutes={article.readingMinutes} />
      </span>
    </p>
  );
}

export function ArticleCard({ article, heading: Heading = 'h2' }: { article: ArticleSummary; heading?: 'h2' | 'h3' }) {
  return (
    <article
      className={`relative flex flex-col [&_h2_a]:after:absolute [&_h2_a]:after:inset-0 [&_h3_a]:after:absolute [&_h3_a]:after:inset-0 hover:[&_h2_a]:underline hover:[&_h2_a]:decoration-2 hover:[&_h2_a]:underline-offset-[0.14em] hover:[&_h3_a]:underline hover:[&_h3_a]:decoration-2 hover:[&_h3_a]:underline-offset-[0.14em] [&_h2]:mt-2 [&_h2]:text-[1.5rem] [&_h2]:leading-head [&_h2]:tracking-head [&_h2]:hyphens-manual [&_h3]:mt-2 [&_h3]:text-[1.5rem] [&_h3]:leading-head [&_h3]:tracking-head [&_h3]:hyphens-manual max-md:grid max-md:grid-cols-[7.25rem_minmax(0,1fr)] max-md:gap-x-4 max-md:items-start max-md:pt-5 max-md:border-t max-md:border-t-line max-md:[&_h2]:text-[1.1875rem] max-md:[&_h2]:wrap-anywhere max-md:[&_h3]:text-[1.1875rem] max-md:[&_h3]:wrap-anywhere ${tintOf(article)}`}
    >
      <ArticleCover article={article} sizes="(max-width: 45rem) 7rem, (max-width: 75rem) 50vw, 26rem" place="card" />
      <div>
        <ArticleKicker article={article} place="card" />
        <Heading>
          <Link to={`/blog/${article.slug}`}>{article.title}</Link>
        </Heading>
        <p className="text-ink-2 leading-[1.5] mt-2 text-fs-7">{article.lead}</p>
        <p className="mt-3 text-ink-2 text-fs-8">
          {formatDate(article.publishedAt)} · <ReadingTime minutes={article.readingMinutes} />
        </p>
      </div>
    </article>
  );
}

export function LeadArticle({ article }: { article: ArticleSummary }) {
  return (
    <article
      className={`relative grid grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] mt-8 overflow-hidden border border-line rounded-sheet bg-sheet [&>:last-child]:flex [&>:last-child]:flex-col [&>:last-child]:items-start [&>:last-child]:p-10 [&_h3_a]:after:absolute [&_h3_a]:after:inset-0 hover:[&_h2_a]:underline hover:[&_h2_a]:decoration-2 hover:[&_h2_a]:underline-offset-[0.14em] hover:[&_h3_a]:underline hover:[&_h3_a]:decoration-2 hover:[&_h3_a]:underline-offset-[0.14em] max-md:grid-cols-1 max-md:mt-5 max-md:[&>:last-child]:p-5 ${tintOf(article)}`}
    >
      <ArticleCover article={article} sizes="(max-width: 54rem) 100vw, 40rem" place="first" />
      <div>
        <ArticleKicker article={article} place="first" />
        <h2 className="mt-4 text-[length:clamp(2rem,3vw,2.75rem)] leading-[1.05] tracking-[-0.032em]">
          <Link className="after:absolute after:inset-0" to={`/blog/${article.slug}`}>
            {article.title}
          </Link>
        </h2>
        <p className="text-ink-2 leading-[1.5] mt-4 text-fs-5 max-md:text-fs-6">{article.lead}</p>
        <ArticleAuthor article={article} place="first" />
      </div>
    </article>
  );
}

/** Renders the article's own picture, or its drawing. The place has its ratio before the picture is there, so nothing moves. */
export function ArticleCover({ article: { cover, drawing }, sizes, place }: ArticleCoverProps) {
  if (!cover) return <ArticleDrawing kind={drawing} place={place} />;
  const { url, sources, alt, width, height } = cover;
  return (
    <div
      className={clsx(
        'items-end overflow-hidden bg-c-tint block',
        place === 'card' && 'aspect-[8/5] rounded-sheet max-md:aspect-square max-md:rounded-control',
        place === 'first' && 'relative min-h-80',
        place === 'top' ? 'aspect-[3/2] h-auto self-end rounded-t-sheet rounded-b-none' : 'h-full',
      )}
    >
      <picture className="block h-full">
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          className={clsx('block w-full h-full object-cover', place === 'first' && 'absolute inset-0')}
          src={url}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          // The picture at the top of a page is wanted at once.
          {...(place !== 'card' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </div>
  );
}

function ArticleDrawing({ kind, place }: { kind: Kind; place: ArticlePlace }) {
  return (
    <div
      className={clsx(
        'grid items-end overflow-hidden',
        kind === 'night_room' ? 'bg-night' : 'bg-c-tint',
        place === 'card' && 'aspect-[8/5] rounded-sheet max-md:aspect-square max-md:rounded-control',
        place === 'top' && 'self-end rounded-t-sheet rounded-b-none',
      )}
    >
      <Drawing svg={DRAWINGS[kind]} className="block w-full h-auto" />
    </div>
  );
}
