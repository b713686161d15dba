import type { Article } from '@stellenvisite/contract/content/articles.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { ArrowRight, Check, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { publicApi } from '../../../api/public-api.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { JobCard } from '../../jobs/display/job-card.tsx';
import { addressOf, NewsletterField } from './article-list-page.tsx';
import { ArticleAuthor, ArticleCard, ArticleCover, ArticleKicker, tintOf } from './article-parts.tsx';

/** The band of the window in which a heading counts as being read. */
const READING_BAND = '-10% 0px -70% 0px';

type Sections = Pick<Article, 'sections'>;

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

/** One answer a visit; nothing about the person is sent with it. */
function ArticleFeedback({ slug }: { slug: string }) {
  const { t } = useTranslation('articles', { keyPrefix: 'feedback' });
  const [hasAnswered, setHasAnswered] = useState(false);
  const answer = (isHelpful: boolean) => {
    setHasAnswered(true);
    void publicApi.POST('/api/articles/{slug}/ratings', { params: { path: { slug } }, body: { isHelpful } });
  };
  return (
    <div className="article-feedback script-only" role="status">
      {hasAnswered ? (
        <p>{t('thanks')}</p>
      ) : (
        <>
          <b>{t('question')}</b>
          <Button variant="secondary" onClick={() => answer(true)}>
            {t('yes')}
          </Button>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('no')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Next to the text on a wide window, folded above it on a phone. */
function ArticleContents({ sections }: Sections) {
  const { t } = useTranslation('articles');
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <>
      <nav className="article-toc" aria-labelledby="article-toc">
        <h2 id="article-toc">{t('contents')}</h2>
        <ContentsList sections={sections} current={current} />
        <IconButton
          className="script-only"
          look="line"
          label={t('print')}
          icon={<Printer size={20} />}
          onClick={() => window.print()}
        />
      </nav>
      <details className="article-toc-fold">
        <summary>{t('contents')}</summary>
        <ContentsList sections={sections} current={undefined} />
      </details>
    </>
  );
}

function ContentsList({ sections, current }: Sections & { current: string | undefined }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Which of the sections is being read; the first until one has been scrolled to. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of list.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
