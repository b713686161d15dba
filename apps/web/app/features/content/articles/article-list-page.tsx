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
      <header className="wrap article-head">
        <TimeStamp shift="late" time="19:30" label={t('stamp')} />
        <div>
          <div>
            <h1>{t('title')}</h1>
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
          <ul className="article-grid">
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
    <section className="article-most" aria-labelledby="most-read">
      <h2 id="most-read">{t('mostRead')}</h2>
      <ol>
        {articles.map(({ slug, title, readingMinutes }) => (
          <li key={slug}>
            <Link to={`/blog/${slug}`}>
              {title}
              <small>
                <ReadingTime minutes={readingMinutes} />
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The night field, in both themes. */
export function NewsletterField({ form }: { form: ReactNode }) {
  const { t } = useTranslation('articles', { keyPrefix: 'newsletter' });
  return (
    <section className="article-news" data-theme="nacht" aria-labelledby="article-news">
      <div>
        <h2 id="article-news">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div>{form}</div>
    </section>
  );
}
