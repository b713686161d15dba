import { API_KEY_RATE, API_SCOPES } from '@stellenvisite/contract/integrations/api-keys';
import { FILE_LINK_SECONDS, IDEMPOTENCY_HOURS } from '@stellenvisite/contract/integrations/ats.schema';
import { DELIVERY_RETENTION_DAYS, MAX_ATTEMPTS, WEBHOOK_EVENTS } from '@stellenvisite/contract/integrations/webhooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import { scopeKey } from '../api-keys/shared/scope-key.ts';
import {
  closeJob,
  importFeed,
  moveApplication,
  putJob,
  quickStart,
  readApplications,
  VERIFICATION,
  WEBHOOK_BODY,
  XML_FEED,
} from './samples.ts';

const SECTIONS = ['start', 'keys', 'jobs', 'applications', 'webhooks', 'xml', 'feeds', 'rules'] as const;
type SectionId = (typeof SECTIONS)[number];

const FEED_FORMATS =
  'Personio, Indeed, Jobrapido, HR-BA-XML, HR-XML 2.4, LinkedIn, JobCloud, XING, Recruitee, eRecruiter, Absolventa, RSS, Atom, softgarden, d.vinci, SmartRecruiters, JSON-LD JobPosting';

/** For those who connect an employer's systems: from the first call to the last rule. */
export function DevelopersPage({ origin }: { origin: string }) {
  const { t } = useTranslation('developers');
  const figures = {
    perMinute: API_KEY_RATE.perMinute,
    burst: API_KEY_RATE.burst,
    hours: IDEMPOTENCY_HOURS,
    minutes: FILE_LINK_SECONDS / 60,
    attempts: MAX_ATTEMPTS,
    days: DELIVERY_RETENTION_DAYS,
  };
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-8 pb-24 md:grid-cols-[15rem_minmax(0,46rem)] md:pt-14">
      <header className="md:col-start-2">
        <h1 className="text-fs-1 leading-[1.06] [hyphens:auto] max-sm:text-fs-2">{t('title')}</h1>
        <p className="mt-4 text-fs-5 text-ink-2 leading-[1.5]">{t('lead')}</p>
        <p className="mt-4">
          <a className="link" href="/api/docs">
            {t('reference')}
          </a>
        </p>
      </header>
      <nav
        aria-label={t('contents')}
        className="md:sticky md:top-8 md:col-start-1 md:row-span-2 md:row-start-1 md:self-start md:pt-3"
      >
        <ol className="border-line border-l text-fs-7">
          {SECTIONS.map((id) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-9 items-center border-transparent border-l-4 py-1.5 pl-3 text-ink-2 leading-ui hover:border-marker-2 hover:text-ink pointer-coarse:min-h-tap"
              >
                {t(`${id}.title`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="grid min-w-0 gap-12 md:col-start-2">
        <Section id="start">
          <ol className="grid list-decimal gap-2 pl-5">
            <li>
              {t('start.key')}{' '}
              <TextLink to="/employer-dashboard/einstellungen/schnittstellen">{t('start.settings')}</TextLink>
            </li>
            <li>{t('start.send')}</li>
            <li>{t('start.list')}</li>
          </ol>
          <CodeSample label={t('start.sample')} code={quickStart(origin)} />
        </Section>
        <Section id="keys">
          <p>{t('keys.text')}</p>
          <dl className="grid border-line border-t">
            {API_SCOPES.map((scope) => (
              <div
                key={scope}
                className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[14rem_minmax(0,1fr)]"
              >
                <dt className="text-ink">
                  <code>{scope}</code>
                </dt>
                <dd>{t(`keys.scope.${scopeKey(scope)}`)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('keys.safe')}</p>
        </Section>
        <Section id="jobs">
          <p>{t('jobs.text')}</p>
          <CodeSample label={t('jobs.put')} code={putJob(origin)} />
          <p>{t('jobs.rules')}</p>
          <CodeSample label={t('jobs.close')} code={closeJob(origin)} />
        </Section>
        <Section id="applications">
          <p>{t('applications.text', figures)}</p>
          <CodeSample label={t('applications.read')} code={readApplications(origin)} />
          <p>{t('applications.moves')}</p>
          <CodeSample label={t('applications.move')} code={moveApplication(origin)} />
          <p>{t('applications.privacy')}</p>
        </Section>
        <Section id="webhooks">
          <p>{t('webhooks.text')}</p>
          <ul className="grid gap-1">
            {WEBHOOK_EVENTS.map((event) => (
              <li key={event}>
                <code className="text-ink">{event}</code>
              </li>
            ))}
          </ul>
          <CodeSample label={t('webhooks.body')} code={WEBHOOK_BODY} />
          <p>{t('webhooks.verify')}</p>
          <CodeSample label={t('webhooks.sample')} code={VERIFICATION} />
          <p>{t('webhooks.retries', figures)}</p>
          <p>{t('webhooks.rotation')}</p>
        </Section>
        <Section id="xml">
          <p>{t('xml.text')}</p>
          <CodeSample label={t('xml.address')} code={`${origin}/feeds/employers/{employerId}.xml`} />
          <CodeSample label={t('xml.sample')} code={XML_FEED} />
          <p>{t('xml.conditional')}</p>
        </Section>
        <Section id="feeds">
          <p>{t('feeds.text')}</p>
          <p className="text-ink">{FEED_FORMATS}</p>
          <p>{t('feeds.mapper')}</p>
          <p>{t('feeds.calls')}</p>
          <CodeSample label={t('feeds.sample')} code={importFeed(origin)} />
        </Section>
        <Section id="rules">
          <ul className="grid list-disc gap-2 pl-5">
            <li>{t('rules.errors')}</li>
            <li>{t('rules.rate', figures)}</li>
            <li>{t('rules.idempotency', figures)}</li>
            <li>{t('rules.paging')}</li>
            <li>{t('rules.version')}</li>
          </ul>
          <p>
            <a className="link" href="/api/docs">
              {t('reference')}
            </a>{' '}
            ·{' '}
            <a className="link" href="/api/openapi.json">
              OpenAPI
            </a>
          </p>
        </Section>
      </article>
    </div>
  );
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const { t } = useTranslation('developers');
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 text-ink-2">
      <h2 id={id} className="scroll-mt-8 text-fs-3 text-ink">
        {t(`${id}.title`)}
      </h2>
      {children}
    </section>
  );
}

/** Scrolls sideways in its frame, by keyboard too. */
function CodeSample({ label, code }: { label: string; code: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a figure would not be reachable by keyboard, which scrolling needs
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-sheet border border-line bg-sheet p-4"
    >
      <pre className="font-mono text-fs-9 text-ink leading-[1.6]" lang="en">
        <code>{code}</code>
      </pre>
    </div>
  );
}
