import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { markOrigin } from '@stellenvisite/contract/statistics';
import { ExternalLink, FileCheck, Mail, Phone, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type ButtonLook, LinkButton } from '../../../ui/button.tsx';
import { useOwnApplication } from '../../applications/shared/own-application.ts';
import { markOf, originOf } from '../../statistics/shared/came-from.ts';
import { type ApplyTarget, applyTarget } from './apply-target.ts';

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
