import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { markOrigin } from '@stellenvisite/contract/jobs/statistics';
import { ExternalLink, FileCheck, Mail, Phone, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type ButtonLook, LinkButton } from '../../../../ui/button.tsx';
import { ownApplicationPath, useShownApplication } from './own-application-store.ts';
import { markOf, originOf } from './referrer.ts';

/** In the address of the form: begins with the short application, which asks the employer for a call. */
export const WAY_PARAM = 'art';
export const CALL_BACK = 'rueckruf';

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

/** Leads to the job's own way of applying, or to the person's application; a link that leaves us says so. */
export function ApplyButton({ job, short, ...look }: ApplyButtonProps) {
  const { t } = useTranslation('jobs');
  const target = useApplyTarget(job);
  const own = useShownApplication(job.id);
  const place = useLocation();
  if (own)
    return (
      <LinkButton {...look} to={ownApplicationPath(own)} icon={<FileCheck size={20} />}>
        {t('apply.own')}
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
