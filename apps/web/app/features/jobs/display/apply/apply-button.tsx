import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { markOrigin } from '@stellenvisite/contract/jobs/statistics';
import { ExternalLink, FileCheck, Mail, Phone, Send } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../../../session/use-session.ts';
import { type ButtonLook, LinkButton } from '../../../../ui/button.tsx';
import { type OwnApplication, useKnownApplication } from './own-application-store.ts';
import { markOf, originOf } from './referrer.ts';

/** Where one applies for a job. */
export const applyPath = (jobId: string): string => `/jobs/${jobId}/bewerben`;

type ApplyTarget = { kind: 'here' | 'external' | 'mail' | 'phone'; href: string };

type ApplyJob = Pick<JobDetail, 'id' | 'applyMethod' | 'applyUrl' | 'externalUrl' | 'contact'>;

export function useApplyTarget(job: JobDetail): ApplyTarget | null {
  const { t } = useTranslation('jobs');
  const { title, reference } = job;
  return applyTarget(
    job,
    reference ? t('apply.subjectReference', { title, reference }) : t('apply.subject', { title }),
  );
}

const ICON = { here: Send, external: ExternalLink, mail: Mail, phone: Phone } as const;

export type ApplyButtonProps = ButtonLook & {
  job: JobDetail;
  /** „Bewerben“ alone, where room is short. */
  short?: boolean;
  className?: string;
};

/** Leads to the job's own way of applying, or to the application that is open; a link that leaves us says so. */
export function ApplyButton({ job, short, ...look }: ApplyButtonProps) {
  const { t } = useTranslation('jobs');
  const target = useApplyTarget(job);
  const own = useOwnApplication(job.id);
  const place = useLocation();
  if (own?.isOpen)
    return (
      <LinkButton {...look} to={own.href} icon={<FileCheck size={20} />}>
        {t(short ? 'apply.ownShort' : 'apply.own')}
      </LinkButton>
    );
  if (!target) return null;
  const Icon = ICON[target.kind];
  const mark = markOf(place.search);
  const isOurs = target.kind === 'here';
  const to = isOurs && mark ? markOrigin(target.href, mark) : target.href;
  const leaving = target.kind === 'external' ? { target: '_blank', rel: 'noopener nofollow' } : {};
  return (
    <LinkButton
      {...look}
      to={to}
      {...leaving}
      {...(isOurs && { state: { origin: originOf(place) } })}
      icon={<Icon size={20} />}
    >
      <span>
        {t(short ? 'apply.short' : `apply.${target.kind}`)}
        {target.kind === 'external' && <span className="visually-hidden"> {t('apply.leaves')}</span>}
      </span>
    </LinkButton>
  );
}

/** Null for visitors and until it is read; the script for that is loaded for job seekers only. */
export function useOwnApplication(jobId: string): OwnApplication | null {
  const { account } = useSession();
  const seekerId = account?.role === 'job_seeker' ? account.id : null;
  useEffect(() => {
    if (!seekerId) return;
    void import('./read-own-application.ts')
      .then(({ readOwnApplication }) => readOwnApplication(seekerId, jobId))
      .catch(() => undefined);
  }, [seekerId, jobId]);
  return useKnownApplication(seekerId, jobId);
}

/** Where „Bewerben“ leads: our own form, the employer's own page, else the contact person's mail, else the phone. */
export function applyTarget(job: ApplyJob, subject: string): ApplyTarget | null {
  if (job.applyMethod === 'here') return { kind: 'here', href: applyPath(job.id) };
  const page = webAddress(job.applyUrl) ?? webAddress(job.externalUrl);
  if (job.applyMethod === 'external' && page) return { kind: 'external', href: page };
  if (job.contact?.email) return { kind: 'mail', href: mailLink(job.contact.email, subject) };
  if (job.contact?.phone) return { kind: 'phone', href: phoneLink(job.contact.phone) };
  return page ? { kind: 'external', href: page } : null;
}

/** A feed may carry any address; only the web's own schemes become a link. */
function webAddress(address: string | null): string | null {
  return address && /^https?:\/\//i.test(address) ? address : null;
}

export function mailLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`;
}
