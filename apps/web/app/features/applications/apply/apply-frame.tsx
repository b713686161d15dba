import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../../../ui/logo.tsx';
import { JobTitle } from '../../jobs/shared/job-title.tsx';

/** What the page says of the job; also of one that has ended. */
export type AppliedJobHead = Pick<JobDetail, 'id' | 'title'> & { employer: Pick<JobDetail['employer'], 'name'> };

type ApplyFrameProps = { job: AppliedJobHead; lead?: ReactNode; status?: ReactNode; children: ReactNode };

/** The page of an application: nothing on it leads away from the form but the way back. */
export function ApplyFrame({ job, lead, status, children }: ApplyFrameProps) {
  const { t } = useTranslation('applications');
  return (
    <div className="apply-page">
      <div className="apl-top">
        <div className="wrap">
          <Link to="/" className="apl-home" aria-label={t('apply.home')}>
            <Logo />
          </Link>
          <Link className="apl-back" to={`/jobs/${job.id}`} aria-label={t('apply.backNamed')}>
            <ArrowLeft size={18} />
            <span>{t('apply.back')}</span>
          </Link>
          {status}
        </div>
      </div>
      <div className="wrap">
        <div className="apl-head">
          <h1>{t('apply.title', { employer: job.employer.name })}</h1>
          <p>
            <b lang="de">
              <JobTitle title={job.title} />
            </b>
            {lead && <> · {lead}</>}
          </p>
        </div>
        {children}
        <nav className="apl-foot" aria-label={t('apply.legal.label')}>
          <Link to="/impressum">{t('apply.legal.imprint')}</Link>
          <Link to="/datenschutz">{t('apply.legal.privacy')}</Link>
          <Link to="/barrierefreiheit">{t('apply.legal.accessibility')}</Link>
        </nav>
      </div>
    </div>
  );
}
