import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { ArrowLeft, Phone } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../../../ui/logo.tsx';
import { phoneLink } from '../../jobs/display/apply/apply-button.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';

/** The job data in the head of the page; also available for a job that has ended. */
export type AppliedJobHead = Pick<JobDetail, 'id' | 'title'> & { employer: Pick<JobDetail['employer'], 'name'> };

/** The number by which the operator can be called, with its hours; empty where none is set. */
export const ApplyHelp = createContext({ phone: '', phoneHours: '' });

type ApplyFrameProps = {
  job: AppliedJobHead;
  lead?: ReactNode;
  status?: ReactNode;
  children: ReactNode;
};

/** Renders the form, and next to it what is still open. */
export function ApplyGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-12 pb-12 max-lg:grid-cols-1 max-lg:gap-4">
      {children}
    </div>
  );
}

const LEGAL = [
  ['/impressum', 'imprint'],
  ['/datenschutz', 'privacy'],
  ['/barrierefreiheit', 'accessibility'],
] as const;

/** Renders the page of an application: nothing on it leads away from the form but the way back. */
export function ApplyFrame({ job, lead, status, children }: ApplyFrameProps) {
  const { t } = useTranslation('applications');
  const { phone, phoneHours } = useContext(ApplyHelp);
  return (
    <div>
      <div className="sticky top-0 z-6 border-line border-b bg-sheet [@media(height<32rem)]:static">
        <div className="wrap flex h-18 items-center gap-6 max-md:h-14 max-md:gap-3">
          <Link
            to="/"
            className="inline-flex min-h-tap items-center max-md:[&_.logo>span]:hidden"
            aria-label={t('apply.home')}
          >
            <Logo />
          </Link>
          <Link
            className="inline-flex min-h-tap items-center gap-2 font-medium"
            to={`/jobs/${job.id}`}
            aria-label={t('apply.backNamed')}
          >
            <ArrowLeft size={18} />
            <span className="max-md:hidden">{t('apply.back')}</span>
          </Link>
          {status}
        </div>
      </div>
      <div className="wrap">
        <div className="pt-10 pb-8 max-md:py-5">
          <h1 className="wrap-anywhere text-[clamp(2rem,4vw,3.25rem)] leading-[1.02] tracking-[-0.032em]">
            {t('apply.title', { employer: job.employer.name })}
          </h1>
          <p className="mt-3 text-fs-5 text-ink-2 leading-[1.45] max-md:text-fs-6">
            <b lang="de" className="font-semibold text-ink">
              <JobTitle title={job.title} />
            </b>
            {lead && <> · {lead}</>}
          </p>
        </div>
        {children}
        {phone && (
          <p className="flex flex-wrap items-center gap-x-3 text-fs-7 text-ink-2">
            {t('apply.call')}
            <a className="link num inline-flex min-h-tap items-center gap-2" href={phoneLink(phone)}>
              <Phone size={18} />
              {phone}
            </a>
            {phoneHours}
          </p>
        )}
        <nav
          className="flex flex-wrap gap-x-6 pb-8 text-fs-8 text-ink-2 max-md:pb-36"
          aria-label={t('apply.legal.label')}
        >
          {LEGAL.map(([to, key]) => (
            <Link key={to} to={to} className="inline-flex min-h-tap items-center">
              {t(`apply.legal.${key}`)}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
