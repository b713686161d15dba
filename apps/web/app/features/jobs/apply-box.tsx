import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { Mail, Phone, PhoneIncoming, Printer } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import {
  ApplyButton,
  CALL_BACK,
  mailLink,
  phoneLink,
  useApplyTarget,
  WAY_PARAM,
} from './display/apply/apply-button.tsx';
import { useOwnApplication, useShownApplication } from './display/apply/own-application-store.ts';
import { HeartButton } from './display/heart/heart-button.tsx';

const OwnStatus = lazyPart(async () => (await import('./display/apply/own-status.tsx')).OwnStatus);

const NoteExternal = lazyPart(async () => (await import('./display/apply/note-external.tsx')).NoteExternal);

export function ApplyBox({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const target = useApplyTarget(job);
  return (
    <Card as="section" className="apply" aria-label={t('apply.title')}>
      <ApplyButton job={job} size="l" wide />
      <OwnApplicationLine jobId={job.id}>
        <p className="apply-note">{t(`apply.${target?.kind ?? 'none'}Note`)}</p>
        {target?.kind === 'here' && (
          <div className="no-print mt-2.5">
            <LinkButton
              variant="secondary"
              wide
              to={`${target.href}?${WAY_PARAM}=${CALL_BACK}`}
              icon={<PhoneIncoming size={20} />}
            >
              {t('apply.callBack')}
            </LinkButton>
          </div>
        )}
        {target && target.kind !== 'here' && <NoteApplication jobId={job.id} />}
      </OwnApplicationLine>
      {target?.kind === 'external' && <p className="print-only">{target.href}</p>}
      <div className="apply-row script-only no-print">
        <HeartButton look="line" bookmark={{ kind: 'job', id: job.id }} name={job.title} />
        <IconButton look="line" label={t('share.print')} icon={<Printer size={20} />} onClick={() => window.print()} />
      </div>
      <ContactPerson job={job} />
    </Card>
  );
}

function ContactPerson({ job: { contact, title } }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  if (!contact) return null;
  const { name, role, phone, email, hours } = contact;
  return (
    <div className="ask">
      <p>
        <b>{t('contact.title')}</b>
        <span>{[name, role].filter(Boolean).join(', ')}</span>
      </p>
      <div>
        {phone && (
          <a className="link num" href={phoneLink(phone)} aria-label={t('contact.call', { phone })}>
            <Phone size={18} />
            {phone}
          </a>
        )}
        {hours && <small>{hours}</small>}
        {email && (
          <a className="link" href={mailLink(email, title)}>
            <Mail size={18} />
            <span className="screen-only">{t('contact.mail')}</span>
            <span className="print-only">{email}</span>
          </a>
        )}
      </div>
    </div>
  );
}

/** Next to a way to apply that leaves us: a job seeker can note the application for tracking. */
function NoteApplication({ jobId }: { jobId: string }) {
  const { account } = useSession();
  if (account?.role !== 'job_seeker') return null;
  return (
    <Suspense>
      <NoteExternal jobId={jobId} />
    </Suspense>
  );
}

/** „Beworben am …“ with its status, and where no application replaces the button what else appears there. */
function OwnApplicationLine({ jobId, children }: { jobId: string; children: ReactNode }) {
  const own = useOwnApplication(jobId);
  const isReplaced = useShownApplication(jobId) !== null;
  return (
    <>
      {own && (
        <Suspense>
          <OwnStatus application={own} />
        </Suspense>
      )}
      {!isReplaced && children}
    </>
  );
}
