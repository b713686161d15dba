import { type ArticleTopic, TOPIC_SLUGS } from '@stellenvisite/contract/content/articles';
import type { ArticleList, ArticleSummary } from '@stellenvisite/contract/content/articles.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { useAddressKey } from '../../../ui/forms/use-address-key.ts';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { TabsNav } from '../../../ui/tabs-nav.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { ArticleCard, LeadArticle, ReadingTime } from './article-parts.tsx';

const NEAR_TOPICS = 3;

type ArticleListPageProps = {
  articles: ArticleList;
  topic: ArticleTopic | null;
  q: string;
  newsletter: ReactNode;
};

export function ArticleListPage({ articles, topic, q, newsletter }: ArticleListPageProps) {
  const { t } = useTranslation('articles');
  const { items, page, total, pageSize, topics, mostRead } = articles;
  const leads = page === 1 && q === '' && items.length > 1;
  const [first] = items;
  const words = useAddressKey(q);
  return (
    <>
      <header className="wrap pt-12 pb-8 [&_p:not(.stamp)]:mt-4 [&_p:not(.stamp)]:max-w-168 [&_p:not(.stamp)]:text-ink-2 [&_p:not(.stamp)]:text-fs-5 [&_p:not(.stamp)]:leading-[1.5] [&_p:not(.stamp)]:text-pretty max-md:pt-6 max-md:pb-4">
        <TimeStamp shift="late" time="19:30" label={t('stamp')} />
        <div className="grid grid-cols-[minmax(0,1fr)_23rem] gap-x-16 gap-y-6 items-end mt-5 max-md:grid-cols-1">
          <div>
            <h1 className="text-[length:clamp(2.5rem,5vw,4.5rem)] leading-none tracking-line">{t('title')}</h1>
            <p>{t('lead')}</p>
          </div>
          <Form
            role="search"
            action="/blog"
            onSubmit={({ currentTarget }) => words.noteSent(String(new FormData(currentTarget).get('q') ?? ''))}
          >
            {topic && <input type="hidden" name="thema" value={TOPIC_SLUGS[topic]} />}
            <SearchInput
              key={words.key}
              name="q"
              defaultValue={q}
              aria-label={t('search')}
              placeholder={t('search')}
              maxLength={100}
            />
          </Form>
        </div>
      </header>
      <div className="wrap">
        <TabsNav
          label={t('topics')}
          tabs={[
            {
              to: addressOf({ q }),
              label: t('topic.all'),
              count: topics.reduce((sum, { count }) => sum + count, 0),
              current: topic === null,
            },
            ...topics.map(({ value, count }) => ({
              to: addressOf({ topic: value, q }),
              label: t(`topic.${value}`),
              count,
              current: topic === value,
            })),
          ]}
        />
        {leads && first && <LeadArticle article={first} />}
        {items.length === 0 ? (
          <NothingFound q={q} topics={topics} />
        ) : (
          <ul className="grid grid-cols-3 gap-x-6 gap-y-10 my-10 max-md:grid-cols-1 max-md:gap-6 max-md:my-6">
            {items.slice(leads ? 1 : 0).map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          // The first page has one more, which leads it.
          pageCount={Math.max(1, Math.ceil((total - 1) / pageSize))}
          toPage={(next) => addressOf({ topic, q, page: next })}
        />
        <MostRead articles={mostRead} />
        <NewsletterField form={newsletter} />
      </div>
    </>
  );
}

type Address = { topic?: ArticleTopic | null; q: string; page?: number };

export function addressOf({ topic, q, page = 1 }: Address): string {
  const query = new URLSearchParams();
  if (topic) query.set('thema', TOPIC_SLUGS[topic]);
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/blog' : `/blog?${query}`;
}

function NothingFound({ q, topics }: { q: string; topics: ArticleList['topics'] }) {
  const { t } = useTranslation('articles');
  return (
    <EmptyState
      title={q ? t('nothing.forWords', { q }) : t('nothing.here')}
      text={t('nothing.text')}
      actions={topics.slice(0, NEAR_TOPICS).map(({ value }) => (
        <Link key={value} className="link" to={addressOf({ topic: value, q: '' })}>
          {t(`topic.${value}`)}
        </Link>
      ))}
    />
  );
}

function MostRead({ articles }: { articles: ArticleSummary[] }) {
  const { t } = useTranslation('articles');
  if (articles.length === 0) return null;
  return (
    <section
      className="grid grid-cols-[15rem_minmax(0,1fr)] gap-x-12 gap-y-6 mt-16 pt-6 border-t-4 border-t-wall max-md:grid-cols-1 max-md:gap-3 max-md:mt-12"
      aria-labelledby="most-read"
    >
      <h2 className="text-fs-3" id="most-read">
        {t('mostRead')}
      </h2>
      <ol className="grid grid-cols-[1fr_1fr] gap-x-12 [counter-reset:article] max-md:grid-cols-1">
        {articles.map(({ slug, title, readingMinutes }) => (
          <li className="border-b border-b-line [counter-increment:article]" key={slug}>
            <Link
              className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 min-h-15 font-display font-semibold leading-[1.3] before:content-[counter(article)] before:grid before:place-items-center before:w-9 before:h-9 before:rounded-cell before:shadow-[inset_0_0_0_1px_var(--line-2)] hover:underline hover:underline-offset-[0.2em]"
              to={`/blog/${slug}`}
            >
              {title}
              <small className="text-ink-2 font-text font-normal text-fs-8">
                <ReadingTime minutes={readingMinutes} />
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Renders the field on the night colour, in both themes. */
export function NewsletterField({ form }: { form: ReactNode }) {
  const { t } = useTranslation('articles', { keyPrefix: 'newsletter' });
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_30rem] gap-x-16 gap-y-4 items-center mt-16 mb-24 py-10 px-12 rounded-sheet bg-night text-on-dark max-lg:grid-cols-1 max-lg:p-8 max-md:p-6 max-md:mb-12"
      data-theme="nacht"
      aria-labelledby="article-news"
    >
      <div>
        <h2 className="text-fs-2 tracking-[-0.03em]" id="article-news">
          {t('title')}
        </h2>
        <p className="[h2+&]:mt-2 [h2+&]:max-w-128 [h2+&]:text-on-dark-2">{t('text')}</p>
      </div>
      <div>{form}</div>
    </section>
  );
}
