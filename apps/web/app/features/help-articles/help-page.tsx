import { HELP_ROLES, HELP_SECTIONS, type HelpRole } from '@stellenvisite/contract/help-articles';
import type { HelpArticle } from '@stellenvisite/contract/help-articles.schema';
import { clsx } from 'clsx';
import { ChevronRight, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InformationDesk } from './drawings/information-desk.tsx';
import { SectionDrawing } from './drawings/section-drawing.tsx';
import { HelpQuestions, useOpenByHash } from './help-questions.tsx';
import { HelpSearch } from './help-search.tsx';
import { chosenHelpPath, helpPath } from './shared/help-path.ts';

const OFTEN = 5;

type HelpPageProps = { role: HelpRole; q: string; articles: readonly HelpArticle[]; total: number; phone: string };

/** Questions and answers for one role. All of it is in the page, so that it reads and searches without script. */
export function HelpPage({ role, q, articles, total, phone }: HelpPageProps) {
  const { t } = useTranslation('help-articles');
  useOpenByHash();
  useRoleOfAccount();
  return (
    <>
      <div className="help-top">
        <div className="wrap">
          <div className="help-top-words">
            <nav className="help-roles" aria-label={t('roles')}>
              {HELP_ROLES.map((each) => (
                <Link key={each} to={chosenHelpPath(each)} aria-current={each === role ? 'page' : undefined}>
                  {t(`role.${each}`)}
                </Link>
              ))}
            </nav>
            <h1>{t('title')}</h1>
            <p className="text-fs-5 text-ink-2">{t(`lead.${role}`, { count: total })}</p>
          </div>
          <InformationDesk />
        </div>
      </div>
      <HelpSearch key={`${role} ${q}`} role={role} q={q} />
      <div className="wrap grid gap-12 pt-12 pb-20">
        {q === '' && <Topics role={role} articles={articles} />}
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-16">
          <div className="grid min-w-0 gap-12">
            {q ? <Found q={q} articles={articles} /> : <Everything role={role} articles={articles} />}
          </div>
          <Contact q={q} phone={phone} />
        </div>
      </div>
    </>
  );
}

/** Employers who are signed in come to their own questions, unless the address names a role. */
function useRoleOfAccount(): void {
  const { account } = useSession();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isLedOn = account?.role === 'employer' && search === '' && hash === '';
  useEffect(() => {
    if (isLedOn) void navigate(helpPath('employer'), { replace: true });
  }, [isLedOn, navigate]);
}

function Found({ q, articles }: { q: string; articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help-articles');
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="mb-5 text-fs-3" aria-live="polite">
        {articles.length === 0 ? t('none') : t('found', { count: articles.length, q })}
      </h2>
      {articles.length === 0 ? <p className="text-ink-2">{t('noneText')}</p> : <HelpQuestions articles={articles} />}
    </section>
  );
}

const sectionsOf = (role: HelpRole, articles: readonly HelpArticle[]) =>
  HELP_SECTIONS[role].map((section) => ({
    section,
    items: articles.filter((article) => article.section === section),
  }));

function Topics({ role, articles }: { role: HelpRole; articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help-articles');
  const sections = sectionsOf(role, articles);
  return (
    <nav aria-labelledby="topics">
      <h2 id="topics" className="mb-6 text-fs-2">
        {t('topics')}
      </h2>
      <ul className={clsx('help-tiles', sections.length === 8 && 'help-tiles-8')}>
        {sections.map(({ section, items }) => (
          <li key={section}>
            <a href={`#thema-${section}`}>{t(`section.${section}`)}</a>
            <p>{t(`about.${section}`)}</p>
            <small>{t('answers', { count: items.length })}</small>
            <SectionDrawing section={section} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Everything({ role, articles }: { role: HelpRole; articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help-articles');
  const sections = sectionsOf(role, articles);
  const often = sections.flatMap(({ items }) => items.slice(0, 1)).slice(0, OFTEN);
  return (
    <>
      <section aria-labelledby="often">
        <h2 id="often" className="mb-5 text-fs-2">
          {t('often')}
        </h2>
        <ul className="help-questions">
          {often.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={`${helpPath(role)}#${slug}`} preventScrollReset>
                {title}
                <ChevronRight size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {sections.map(({ section, items }) => (
        <section key={section} aria-labelledby={`thema-${section}`}>
          <h2 id={`thema-${section}`} className="mb-5 scroll-mt-8 text-fs-3">
            {t(`section.${section}`)}
          </h2>
          <HelpQuestions articles={items} />
        </section>
      ))}
    </>
  );
}

/** The number is the operator's, where one is set. */
function Contact({ q, phone }: { q: string; phone: string }) {
  const { t } = useTranslation('help-articles');
  return (
    <aside aria-labelledby="write">
      <h2 id="write" className="mb-5 text-fs-2">
        {t('contact.title')}
      </h2>
      <Card className="help-contact">
        <div>
          <h3>{t('write.title')}</h3>
          <p>{t('write.text')}</p>
          <LinkButton className="mt-4" wide to={q ? `/kontakt?subject=${encodeURIComponent(q)}` : '/kontakt'}>
            {t('write.action')}
          </LinkButton>
        </div>
        {phone && (
          <div>
            <h3>{t('contact.call')}</h3>
            <a className="help-phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              <Phone size={20} />
              {phone}
            </a>
            <p>{t('contact.hours')}</p>
          </div>
        )}
        <div>
          <h3>{t('contact.missing')}</h3>
          <p>
            {t('contact.missingText')}{' '}
            <Link className="link" to="/ideen">
              {t('contact.ideas')}
            </Link>
          </p>
        </div>
      </Card>
    </aside>
  );
}
