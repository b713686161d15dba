import { applicationReference } from '@stellenvisite/contract/applications';
import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NextSteps } from './apply-standing.tsx';

type ApplicationSentProps = { application: ApplicationDetail; job: JobDetail; isNewAccount: boolean };

/** It is there, and this is where to follow it. */
export function ApplicationSent({ application, job, isNewAccount }: ApplicationSentProps) {
  const { t } = useTranslation('applications');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="apl-grid">
      <Card as="section" className="apl-done">
        <span className="apl-no apl-no-done">
          <Check size={18} />
        </span>
        <h2 ref={heading} tabIndex={-1}>
          {t('apply.sentPage.title')}
        </h2>
        <p>
          {t('apply.sentPage.text', {
            employer: job.employer.name,
            reference: applicationReference(application.number),
          })}
        </p>
        <div className="apl-done-links">
          <LinkButton size="l" to={`/dashboard/bewerbungen/${application.id}`}>
            {t('apply.sentPage.follow')}
          </LinkButton>
          <LinkButton size="l" variant="secondary" to="/jobs">
            {t('apply.sentPage.search')}
          </LinkButton>
        </div>
        {isNewAccount && (
          <p className="apl-hint">
            {t('apply.sentPage.account')} <TextLink to="/konto/sicherheit">{t('apply.sentPage.password')}</TextLink>
          </p>
        )}
      </Card>
      <aside className="apl-side" aria-label={t('apply.next.title')}>
        <NextSteps job={job} />
      </aside>
    </div>
  );
}
