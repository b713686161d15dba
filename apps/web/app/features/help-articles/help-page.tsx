import { HELP_SECTIONS, type HelpRole } from '@stellenvisite/contract/help-articles';
import type { HelpArticle } from '@stellenvisite/contract/help-articles.schema';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useLocation } from 'react-router';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const OFTEN = 5;

type HelpPageProps = { role: HelpRole; q: string; articles: readonly HelpArticle[] };
export const helpPath = (role: HelpRole) => (role === 'employer' ? '/hilfe?rolle=arbeitgeber' : '/hilfe');

/** Questions and answers for one role. All of it is in the page, so that it reads and searches without script. */
export function HelpPage({ role, q, articles }: HelpPageProps) {
  const { t } = useTranslation('help-articles');
  useOpenByHash();
  return (
    <div className="wrap pt-8 pb-20 md:pt-14">
      <TabsNav
        className="mb-8"
        label={t('roles')}
        tabs={(['job_seeker', 'employer'] as const).map((each) => ({
          to: helpPath(each),
          label: t(`role.${each}`),
          current: each === role,
        }))}
      />
      <h1 className="text-fs-1 leading-head max-sm:text-fs-2">{t('title')}</h1>
      <p className="mt-3 text-fs-5 text-ink-2">{t(`lead.${role}`, { count: articles.length })}</p>
      <search>
        <Form className="mt-6 flex flex-col gap-2 rounded-control bg-marker p-4 sm:flex-row" action="/hilfe">
          {role === 'employer' && <input type="hidden" name="rolle" value="arbeitgeber" />}
          <TextInput
            className="min-h-14 flex-1"
            type="search"
            name="q"
            aria-label={t('question')}
            placeholder={t('placeholder')}
            defaultValue={q}
            maxLength={120}
          />
          <Button type="submit" size="l" icon={<Search size={20} />}>
            {t('search')}
          </Button>
        </Form>
      </search>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-10">
          {q ? <Found q={q} articles={articles} /> : <Everything role={role} articles={articles} />}
        </div>
        <Card as="aside" aria-labelledby="write">
          <h2 id="write" className="mb-2 text-fs-4">
            {t('write.title')}
          </h2>
          <p className="mb-4 text-ink-2">{t('write.text')}</p>
          <LinkButton to={q ? `/kontakt?subject=${encodeURIComponent(q)}` : '/kontakt'}>{t('write.action')}</LinkButton>
        </Card>
      </div>
    </div>
  );
}

function Found({ q, articles }: { q: string; articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help-articles');
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="mb-4 text-fs-3" aria-live="polite">
        {articles.length === 0 ? t('none') : t('found', { count: articles.length, q })}
      </h2>
      {articles.length === 0 && <p className="text-ink-2">{t('noneText')}</p>}
      <Questions articles={articles} />
    </section>
  );
}

function Everything({ role, articles }: { role: HelpRole; articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help-articles');
  const sections = HELP_SECTIONS[role].map((section) => ({
    section,
    items: articles.filter((article) => article.section === section),
  }));
  const often = sections.flatMap(({ items }) => items.slice(0, 1)).slice(0, OFTEN);
  return (
    <>
      <nav aria-labelledby="topics">
        <h2 id="topics" className="mb-4 text-fs-3">
          {t('topics')}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
          {sections.map(({ section, items }) => (
            <li key={section} className="card">
              <a className="link font-semibold" href={`#thema-${section}`}>
                {t(`section.${section}`)}
              </a>
              <p className="mt-1 text-fs-8 text-ink-2">{t('answers', { count: items.length })}</p>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="often">
        <h2 id="often" className="mb-4 text-fs-3">
          {t('often')}
        </h2>
        <ul className="grid gap-2">
          {often.map(({ slug, title }) => (
            <li key={slug}>
              <a className="link" href={`#${slug}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {sections.map(({ section, items }) => (
        <section key={section} aria-labelledby={`thema-${section}`}>
          <h2 id={`thema-${section}`} className="mb-4 scroll-mt-8 text-fs-3">
            {t(`section.${section}`)}
          </h2>
          <Questions articles={items} />
        </section>
      ))}
    </>
  );
}

function Questions({ articles }: { articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help-articles');
  return (
    <div className="border-line border-t">
      {articles.map(({ slug, title, text, url }) => (
        <details key={slug} id={slug} className="scroll-mt-8 border-line border-b py-4">
          <summary className="min-h-11 cursor-pointer font-semibold">{title}</summary>
          <p className="mt-2 max-w-[40rem] text-ink-2">{text}</p>
          {url && (
            <p className="mt-2">
              <Link className="link" to={url}>
                {t('go')}
                <span className="visually-hidden">: {title}</span>
              </Link>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}

/** The address of a question opens it. */
function useOpenByHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const element = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!(element instanceof HTMLDetailsElement)) return;
    element.open = true;
    element.scrollIntoView();
  }, [hash]);
}
