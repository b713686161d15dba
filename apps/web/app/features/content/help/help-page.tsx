import {
  HELP_ROLES,
  HELP_SECTIONS,
  type HelpArticle,
  type HelpRole,
  type HelpSection,
} from '@stellenvisite/contract/content/help-articles.schema';
import { clsx } from 'clsx';
import { ChevronRight, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { chosenHelpPath, helpPath } from '../../support/help/help-path.ts';
import account from './drawings/account.svg?raw';
import bars from './drawings/bars.svg?raw';
import feeds from './drawings/feeds.svg?raw';
import letter from './drawings/letter.svg?raw';
import people from './drawings/people.svg?raw';
import privacy from './drawings/privacy.svg?raw';
import profile from './drawings/profile.svg?raw';
import sheet from './drawings/sheet.svg?raw';
import { HelpQuestions, useOpenByHash } from './help-questions.tsx';
import { HelpSearch } from './help-search.tsx';

const DRAWINGS: Record<HelpSection, string> = {
  apply: sheet,
  jobs: sheet,
  account,
  alerts: letter,
  applications: letter,
  talent_pool: people,
  pay: bars,
  privacy,
  profile,
  feeds,
};

const OFTEN = 5;

type HelpPageProps = {
  role: HelpRole;
  q: string;
  articles: readonly HelpArticle[];
  total: number;
  phone: string;
  phoneHours: string;
};

/** Questions and answers for one role. All of it is in the page, so that it reads and searches without script. */
export function HelpPage({ role, q, articles, total, phone, phoneHours }: HelpPageProps) {
  const { t } = useTranslation('help-articles');
  useOpenByHash();
  useRoleOfAccount();
  return (
    <>
      <div className="relative border-b-4 border-b-wall overflow-hidden">
        <div className="wrap grid grid-cols-[minmax(0,1fr)_27rem] gap-12 items-end max-[60rem]:grid-cols-[minmax(0,1fr)_18rem] max-[60rem]:gap-6 max-[48rem]:grid-cols-1 max-[48rem]:gap-0">
          <div className="pt-12 pb-10 max-[48rem]:pt-6 max-[48rem]:pb-4">
            <nav
              className="inline-grid grid-flow-col auto-cols-[1fr] gap-[3px] p-[3px] border-[1.5px] border-field-line rounded-control bg-sheet max-[48rem]:grid"
              aria-label={t('roles')}
            >
              {HELP_ROLES.map((each) => (
                <Link
                  className="grid place-items-center min-h-11 py-0 px-4 rounded-[5px] text-ink-2 font-medium text-fs-7 text-center [&[aria-current]]:bg-marker [&[aria-current]]:text-on-marker [&[aria-current]]:font-semibold max-[48rem]:px-2"
                  key={each}
                  to={chosenHelpPath(each)}
                  aria-current={each === role ? 'page' : undefined}
                >
                  {t(`role.${each}`)}
                </Link>
              ))}
            </nav>
            <h1 className="mt-6 mb-3 text-[length:clamp(2.5rem,5vw,4.5rem)] leading-none tracking-line max-[48rem]:mt-4 max-[48rem]:mb-2">
              {t('title')}
            </h1>
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
          <Contact q={q} phone={phone} phoneHours={phoneHours} />
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
      <ul
        className={clsx(
          'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-px border border-line rounded-sheet bg-line overflow-hidden max-[72rem]:[--columns:2] max-[48rem]:[--columns:1]',
          sections.length === 8 ? '[--columns:4]' : '[--columns:3]',
        )}
      >
        {sections.map(({ section, items }) => (
          <li
            className="relative flex flex-col min-h-44 p-6 bg-sheet hover:bg-sheet-2 max-[48rem]:min-h-0 max-[48rem]:py-4 max-[48rem]:pr-26 max-[48rem]:pl-4"
            key={section}
          >
            <a
              className="text-ink font-display font-semibold text-fs-4 leading-[1.25] tracking-[-0.01em] hyphens-auto after:absolute after:inset-0"
              href={`#thema-${section}`}
            >
              {t(`section.${section}`)}
            </a>
            <p className="mt-1 text-ink-2 text-fs-7 leading-[1.45]">{t(`about.${section}`)}</p>
            <small className="mt-auto pt-4 text-ink-2 text-fs-8 pr-24 max-[48rem]:pt-1.5">
              {t('answers', { count: items.length })}
            </small>
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
        <ul className="border-t border-t-line-2 [&_details[open]_.lucide]:rotate-180">
          {often.map(({ slug, title }) => (
            <li className="border-b border-b-line-2 scroll-mt-8" key={slug}>
              <Link
                className="flex items-center justify-between gap-4 min-h-15 py-2.5 px-0 text-ink font-display font-semibold text-fs-5 leading-[1.3] tracking-[-0.01em] cursor-pointer list-none"
                to={`${helpPath(role)}#${slug}`}
                preventScrollReset
              >
                {title}
                <ChevronRight className="flex-none" size={20} />
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
function Contact({ q, phone, phoneHours }: Pick<HelpPageProps, 'q' | 'phone' | 'phoneHours'>) {
  const { t } = useTranslation('help-articles');
  return (
    <aside aria-labelledby="write">
      <h2 id="write" className="mb-5 text-fs-2">
        {t('contact.title')}
      </h2>
      <Card className="p-0">
        <div className="py-5 px-6 not-first:border-t not-first:border-t-line">
          <h3 className="text-fs-5">{t('write.title')}</h3>
          <p className="mt-[2px] text-ink-2 text-fs-7 leading-[1.45]">{t('write.text')}</p>
          <LinkButton className="mt-4" wide to={q ? `/kontakt?subject=${encodeURIComponent(q)}` : '/kontakt'}>
            {t('write.action')}
          </LinkButton>
        </div>
        {phone && (
          <div className="py-5 px-6 not-first:border-t not-first:border-t-line">
            <h3 className="text-fs-5">{t('contact.call')}</h3>
            <a
              className="inline-flex items-center gap-2 min-h-11 text-ink font-display font-semibold text-[1.25rem] leading-none"
              href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            >
              <Phone size={20} />
              {phone}
            </a>
            {phoneHours && <p className="mt-[2px] text-ink-2 text-fs-7 leading-[1.45]">{phoneHours}</p>}
          </div>
        )}
        <div className="py-5 px-6 not-first:border-t not-first:border-t-line">
          <h3 className="text-fs-5">{t('contact.missing')}</h3>
          <p className="mt-[2px] text-ink-2 text-fs-7 leading-[1.45]">
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

function SectionDrawing({ section }: { section: HelpSection }) {
  return (
    <Drawing
      svg={DRAWINGS[section]}
      className="absolute right-5 bottom-4 w-20 max-[48rem]:top-1/2 max-[48rem]:bottom-auto max-[48rem]:w-17 max-[48rem]:-translate-y-1/2"
    />
  );
}

/** Renders the desk at the entrance of a hospital. */
function InformationDesk() {
  const { t } = useTranslation('help-articles');
  return (
    <svg
      className="block w-full -mb-px max-[48rem]:max-w-50 max-[48rem]:mx-auto"
      viewBox="0 0 432 300"
      aria-hidden="true"
    >
      <path className="bx fill-shift-n" d="M40 70h352v14H40z" />
      <rect className="bx b-sheet" x="132" y="26" width="168" height="44" rx="6" />
      <text x="216" y="56" textAnchor="middle" className="fill-ink font-display font-bold text-[24px] leading-[normal]">
        {t('sign')}
      </text>
      <rect className="fill-shift-t-tint" x="58" y="84" width="316" height="120" />
      <path className="ln" d="M56 84v120M376 84v120" />
      <path className="ln ln-bold" d="M56 84v216M376 84v216" />
      <g transform="translate(222 128)">
        <path className="bx fill-c-nursing" d="M-46 96V74c0-24 18-40 46-40s46 16 46 40v22z" />
        <path className="bx fill-[#b97f5a]" d="M-9 16h18v20a9 9 0 0 1-18 0z" />
        <circle className="bx fill-[#b97f5a]" r="22" />
        <circle className="bx fill-[#5a3b2e]" cx="17" cy="-20" r="10" />
        <path className="bx fill-[#5a3b2e]" d="M-23 2a23 23 0 0 1 46 0c-8-2-14-8-17-14-6 8-17 13-29 14z" />
        <path
          className="fill-none stroke-[#151d42] stroke-3 [stroke-linecap:round]"
          d="M-9 4h.1M5 4h.1M-8 12c3 3 8 3 11 0"
        />
      </g>
      <rect className="bx b-sheet" x="278" y="150" width="70" height="54" rx="4" />
      <path className="ln ln-thin" d="M288 166h48M288 178h34" />
      <path className="bx fill-c-mfa-mid" d="M92 204v-30h40v30z" />
      <path className="ln" d="M104 174c0-14-10-16-12-26 12 0 16 10 16 18 0-12 8-18 18-20-2 12-10 16-14 28" />
      <rect className="bx b-sheet" x="30" y="204" width="372" height="16" rx="3" />
      <rect className="bx fill-c-management-mid" x="44" y="220" width="344" height="80" />
      <path className="ln ln-thin" d="M130 220v80M216 220v80M302 220v80" />
      <path className="bx fill-marker" d="M142 204a15 15 0 0 1 30 0z" />
      <path className="ln" d="M157 189v-5" />
    </svg>
  );
}
