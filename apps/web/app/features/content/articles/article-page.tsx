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
      <header className="overflow-hidden bg-c-tint">
        <div className="wrap">
          <Breadcrumb
            items={[
              { label: t('title'), to: '/blog' },
              { label: t(`topic.${article.topic}`), to: addressOf({ topic: article.topic, q: '' }) },
              { label: article.title },
            ]}
          />
          <div className="grid grid-cols-[minmax(0,1fr)_31rem] gap-12 items-end [&>:first-child]:pt-8 [&>:first-child]:pb-12 max-lg:grid-cols-[minmax(0,1fr)_24rem] max-md:grid-cols-1 max-md:gap-0 max-md:[&>:first-child]:pt-5 max-md:[&>:first-child]:pb-6">
            <div>
              <ArticleKicker article={article} place="top" />
              <h1 className="mt-4 text-[length:clamp(2.25rem,4.2vw,3.875rem)] leading-[1.02] tracking-[-0.036em] text-balance">
                {article.title}
              </h1>
              <p className="text-ink-2 leading-[1.5] mt-5 max-w-160 text-[1.25rem] text-pretty max-md:text-[1.125rem]">
                {article.lead}
              </p>
              <ArticleAuthor article={article} place="top" />
              <p className="mt-1 ml-13 text-ink-2 text-fs-8">
                {article.author.role}
                {article.reviewedBy && ` · ${t('reviewedBy', { name: article.reviewedBy })}`}
              </p>
            </div>
            <ArticleCover article={article} sizes="(max-width: 54rem) 100vw, 31rem" place="top" />
          </div>
        </div>
      </header>
      <div className="wrap grid grid-cols-[14.5rem_minmax(0,41rem)_18.5rem] gap-12 items-start justify-between pt-12 pb-20 max-lg:grid-cols-[minmax(0,41rem)_18.5rem] max-md:grid-cols-1 max-md:gap-6 max-md:pt-4 max-md:pb-12 print:block">
        <ArticleContents sections={article.sections} />
        <article
          className="[:where(&>*+*)]:mt-5 [&_figure]:my-6 [&_figure_img]:block [&_figure_img]:w-full [&_figure_img]:h-auto [&_figure_img]:rounded-sheet [&_figcaption]:mt-2 [&_figcaption]:text-ink-2 [&_figcaption]:text-fs-7 [&_figcaption]:leading-[1.45] [&_.prose_sup_a]:px-[2px] [&_.prose_sup_a]:text-[0.75rem] [&_.prose_sup_a]:font-semibold [&_.prose_sup_a]:no-underline"
          aria-label={article.title}
        >
          <section
            className="pt-5 pb-6 px-6 rounded-sheet bg-c-tint shadow-[inset_0_0_0_1px_var(--c-mid)] leading-[1.5]"
            aria-labelledby="article-short"
          >
            <h2 className="leading-[1.12] scroll-mt-6 mb-3 text-fs-4 tracking-[-0.015em]" id="article-short">
              {t('short')}
            </h2>
            <ul>
              {article.summary.map((sentence) => (
                <li className="grid grid-cols-[1.25rem_1fr] gap-[10px] py-[5px]" key={sentence}>
                  <Check className="mt-[3px] text-c-ink" size={18} />
                  {sentence}
                </li>
              ))}
            </ul>
          </section>
          {article.introHtml && <Html html={article.introHtml} />}
          {article.sections.map(({ id, title, html }) => (
            <section key={id}>
              <h2 className="mt-12 text-[1.875rem] leading-[1.12] tracking-[-0.028em] scroll-mt-6" id={id}>
                {title}
              </h2>
              <Html html={html} />
            </section>
          ))}
          <Sources sources={article.sources} />
          <ArticleFeedback slug={article.slug} />
        </article>
        {jobs.items.length > 0 && (
          <aside
            className="sticky top-6 [&_.job]:border [&_.job]:border-line [&_.job]:rounded-sheet [&_.job+.job]:mt-3 max-md:static print:hidden"
            aria-labelledby="article-jobs"
          >
            <h2 className="mb-3 text-fs-4 tracking-[-0.018em]" id="article-jobs">
              {t('jobs.title')}
            </h2>
            {jobs.items.map((job) => (
              <JobCard key={job.id} job={job} asOf={asOf} stack />
            ))}
            <Link className="link min-h-tap mt-2 whitespace-nowrap" to={`/jobs?${article.jobSearch}`}>
              {t('jobs.all', { count: jobs.total })} <ArrowRight size={18} />
            </Link>
          </aside>
        )}
      </div>
      <div className="pt-16 pb-4 border-t border-t-line bg-sheet-2 [&_.tint-all]:[--c-tint:var(--sheet)] print:hidden">
        <div className="wrap">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="text-fs-2 tracking-[-0.028em]">{t('readOn')}</h2>
            <Link className="link" to="/blog">
              {t('all')} <ArrowRight size={18} />
            </Link>
          </div>
          <ul className="grid grid-cols-3 gap-x-6 gap-y-10 my-10 max-md:grid-cols-1 max-md:gap-6 max-md:my-6">
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
  return <div className="prose mt-3 text-[1.125rem] leading-[1.65]" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Sources({ sources }: { sources: string[] }) {
  const { t } = useTranslation('articles');
  if (sources.length === 0) return null;
  return (
    <section
      className="mt-10 pt-5 border-t border-t-line-2 text-ink-2 text-fs-7 leading-[1.5]"
      aria-labelledby="article-sources"
    >
      <h2 className="leading-[1.12] scroll-mt-6 mb-2 text-ink font-text text-fs-7 tracking-[0]" id="article-sources">
        {t('sources')}
      </h2>
      <ol className="pl-5 list-decimal">
        {sources.map((source, index) => (
          <li
            className="py-[3px] scroll-mt-6 target:bg-marker target:text-[var(--on-marker,var(--ink))]"
            key={source}
            id={`quelle-${index + 1}`}
          >
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

/** Renders one answer a visit; nothing about the person is sent with it. */
function ArticleFeedback({ slug }: { slug: string }) {
  const { t } = useTranslation('articles', { keyPrefix: 'feedback' });
  const [hasAnswered, setHasAnswered] = useState(false);
  const answer = (isHelpful: boolean) => {
    setHasAnswered(true);
    void publicApi.POST('/api/articles/{slug}/ratings', { params: { path: { slug } }, body: { isHelpful } });
  };
  return (
    <div
      className="script-only flex flex-wrap items-center gap-2 pt-5 border-t border-t-line text-fs-7 print:hidden"
      role="status"
    >
      {hasAnswered ? (
        <p>{t('thanks')}</p>
      ) : (
        <>
          <b className="mr-auto">{t('question')}</b>
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
      <nav
        className="sticky top-6 text-fs-7 [&_ol]:mb-5 [&_ol]:border-l [&_ol]:border-l-line-2 [&_ol_a]:relative [&_ol_a]:flex [&_ol_a]:items-center [&_ol_a]:min-h-tap [&_ol_a]:py-[6px] [&_ol_a]:pr-0 [&_ol_a]:pl-4 [&_ol_a]:text-ink-2 [&_ol_a]:leading-[1.3] [&_ol_a:hover]:text-ink [&_ol_a:hover]:underline [&_ol_a:hover]:underline-offset-[0.2em] [&_[aria-current]]:text-ink [&_[aria-current]]:font-semibold [&_[aria-current]]:before:absolute [&_[aria-current]]:before:-left-[3px] [&_[aria-current]]:before:top-[8px] [&_[aria-current]]:before:bottom-[8px] [&_[aria-current]]:before:w-[5px] [&_[aria-current]]:before:rounded-[2px] [&_[aria-current]]:before:bg-marker-2 max-lg:hidden print:hidden"
        aria-labelledby="article-toc"
      >
        <h2 className="mb-2 font-text text-fs-8 font-semibold tracking-[0]" id="article-toc">
          {t('contents')}
        </h2>
        <ContentsList sections={sections} current={current} />
        <IconButton
          className="script-only"
          look="line"
          label={t('print')}
          icon={<Printer size={20} />}
          onClick={() => window.print()}
        />
      </nav>
      <details className="hidden max-lg:block max-lg:col-span-full max-lg:border-y max-lg:border-y-line max-lg:[&_a]:flex max-lg:[&_a]:items-center max-lg:[&_a]:min-h-tap print:hidden">
        <summary className="max-lg:flex max-lg:items-center max-lg:min-h-tap max-lg:font-semibold">
          {t('contents')}
        </summary>
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
