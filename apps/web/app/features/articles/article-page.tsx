import type { Article } from '@stellenvisite/contract/articles.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { ArrowRight, Check } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { publicApi } from '../../api/public-api.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { JobCard } from '../jobs/shared/job-card.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleCover } from './article-cover.tsx';
import { ArticleFeedback } from './article-feedback.tsx';
import { addressOf } from './article-list-page.tsx';
import { ArticleAuthor, ArticleCard, ArticleKicker, tintOf } from './article-parts.tsx';
import { NewsletterField } from './newsletter-field.tsx';

type ArticlePageProps = {
  article: Article;
  jobs: { items: JobItem[]; total: number };
  asOf: string;
  newsletter: ReactNode;
};

export function ArticlePage({ article, jobs, asOf, newsletter }: ArticlePageProps) {
  const { t } = useTranslation('articles');
  useReading(article.slug);
  return (
    <div className={tintOf(article)}>
      <header className="article-top">
        <div className="wrap">
          <Breadcrumb
            items={[
              { label: t('title'), to: '/blog' },
              { label: t(`topic.${article.topic}`), to: addressOf({ topic: article.topic, q: '' }) },
              { label: article.title },
            ]}
          />
          <div className="article-top-grid">
            <div>
              <ArticleKicker article={article} />
              <h1>{article.title}</h1>
              <p className="article-lead">{article.lead}</p>
              <ArticleAuthor article={article} />
              <p className="article-role">
                {article.author.role}
                {article.reviewedBy && ` · ${t('reviewedBy', { name: article.reviewedBy })}`}
              </p>
            </div>
            <ArticleCover article={article} sizes="(max-width: 54rem) 100vw, 31rem" isFirst />
          </div>
        </div>
      </header>
      <div className="wrap article-body">
        <ArticleContents sections={article.sections} />
        <article className="article-prose" aria-label={article.title}>
          <section className="article-short" aria-labelledby="article-short">
            <h2 id="article-short">{t('short')}</h2>
            <ul>
              {article.summary.map((sentence) => (
                <li key={sentence}>
                  <Check size={18} />
                  {sentence}
                </li>
              ))}
            </ul>
          </section>
          {article.introHtml && <Html html={article.introHtml} />}
          {article.sections.map(({ id, title, html }) => (
            <section key={id}>
              <h2 id={id}>{title}</h2>
              <Html html={html} />
            </section>
          ))}
          <Sources sources={article.sources} />
          <ArticleFeedback slug={article.slug} />
        </article>
        {jobs.items.length > 0 && (
          <aside className="article-jobs" aria-labelledby="article-jobs">
            <h2 id="article-jobs">{t('jobs.title')}</h2>
            {jobs.items.map((job) => (
              <JobCard key={job.id} job={job} asOf={asOf} stack />
            ))}
            <Link className="link" to={`/jobs?${article.jobSearch}`}>
              {t('jobs.all', { count: jobs.total })} <ArrowRight size={18} />
            </Link>
          </aside>
        )}
      </div>
      <div className="article-on">
        <div className="wrap">
          <div className="article-on-head">
            <h2>{t('readOn')}</h2>
            <Link className="link" to="/blog">
              {t('all')} <ArrowRight size={18} />
            </Link>
          </div>
          <ul className="article-grid">
            {article.readOn.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} heading="h3" />
              </li>
            ))}
          </ul>
          <NewsletterField form={newsletter} />
        </div>
      </div>
    </div>
  );
}

/** Sanitised by the server, on its way in and out. */
function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API to a small list of tags
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Sources({ sources }: { sources: string[] }) {
  const { t } = useTranslation('articles');
  if (sources.length === 0) return null;
  return (
    <section className="article-sources" aria-labelledby="article-sources">
      <h2 id="article-sources">{t('sources')}</h2>
      <ol>
        {sources.map((source, index) => (
          <li key={source} id={`quelle-${index + 1}`}>
            {source}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Counts that it was read, once a visit to the page. */
function useReading(slug: string): void {
  useEffect(() => {
    void publicApi.POST('/api/articles/{slug}/readings', { params: { path: { slug } } });
  }, [slug]);
}
