import { ALERT_CONFIRM_DAYS, type AlertLinkStep } from '@stellenvisite/contract/seekers/job-alerts';
import type { LinkedAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { Check, Clock, Link as LinkIcon, MailCheck, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { AlertCard, AlertFrame } from './alert-frame.tsx';
import { ALERT_PAGE } from './guest/alert-request.ts';

export type LinkAnswer = { status: 'done'; did: AlertLinkStep; alert: LinkedAlert } | { status: 'invalid' | 'failed' };

type LinkPageProps = {
  token: string | null;
  alert: LinkedAlert | null;
  /** How many jobs meet a confirmed alert today. */
  total: number | null;
  answer: LinkAnswer | undefined;
};

/** Renders the page that the link of a mail leads to: nothing happens until a person presses the button. */
export function LinkPage({ token, alert: linked, total, answer }: LinkPageProps) {
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link' });
  const alert = answer?.status === 'done' ? answer.alert : linked;
  if (!token || !alert || answer?.status === 'invalid')
    return (
      <AlertFrame icon={LinkIcon} title={t('invalid.title')} text={t('invalid.text')}>
        <LinkButton className="mt-6" wide to={ALERT_PAGE}>
          {t('invalid.again')}
        </LinkButton>
      </AlertFrame>
    );
  const hasFailed = answer?.status === 'failed';
  const did = answer?.status === 'done' ? answer.did : null;
  if (alert.isExpired) return <Expired token={token} alert={alert} hasFailed={hasFailed} />;
  if (did === 'resend') return <Resent alert={alert} />;
  if (did === 'end') return <Ended token={token} alert={alert} hasFailed={hasFailed} />;
  if (did === 'confirm' || (did === 'restore' && alert.action !== 'manage'))
    return <Active alert={alert} total={total} isRestored={did === 'restore'} />;
  if (did !== null || alert.action === 'manage')
    return <Changed token={token} alert={alert} did={did ?? 'manage'} hasFailed={hasFailed} />;
  const { action } = alert;
  return (
    <AlertFrame title={t(`${action}.title`)} text={t(`${action}.text`, { name: alert.name })}>
      <AlertCard title={alert.name} {...alert} />
      <LinkForm token={token} step={action} hasFailed={hasFailed} />
      {action === 'end' && alert.frequency !== 'weekly' && !alert.isEnded && (
        <LinkForm token={token} step="weekly" isPlain />
      )}
    </AlertFrame>
  );
}

function Active({ alert, total, isRestored }: { alert: LinkedAlert; total: number | null; isRestored: boolean }) {
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link' });
  const { t: text } = useTranslation('job-alerts');
  return (
    <AlertFrame
      icon={Check}
      isGood
      title={t(isRestored ? 'restore.done' : 'confirm.done')}
      text={t(`confirm.first.${alert.frequency}`)}
    >
      <AlertCard title={alert.name} isActive {...alert}>
        <Badge kind="good" icon={<Check size={14} />}>
          {text('active')}
        </Badge>
      </AlertCard>
      <div className="mt-6 grid gap-2">
        <LinkButton wide to={`/jobs?${alert.query}`}>
          {total ? t('confirm.jobs', { count: total }) : t('toJobs')}
        </LinkButton>
        {alert.manageToken ? (
          <LinkButton variant="secondary" wide to={`/suchauftrag?token=${alert.manageToken}`}>
            {t('confirm.change')}
          </LinkButton>
        ) : (
          <LinkButton variant="secondary" wide to="/dashboard/suchauftraege">
            {t('toAlerts')}
          </LinkButton>
        )}
      </div>
      {alert.isGuest && (
        <p className="mt-6 text-fs-7 text-ink-2">
          {t('confirm.more')}{' '}
          <Link className="link" to="/register/jobseeker">
            {t('confirm.register')}
          </Link>
        </p>
      )}
    </AlertFrame>
  );
}

type StepProps = { token: string; alert: LinkedAlert; hasFailed: boolean };

function Expired({ token, alert, hasFailed }: StepProps) {
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link.expired' });
  const values = { hours: ALERT_CONFIRM_DAYS * 24, address: alert.address ?? '' };
  return (
    <AlertFrame icon={Clock} title={t('title')} text={t('text', values)}>
      <AlertCard title={alert.name} {...alert} />
      <LinkForm token={token} step="resend" hasFailed={hasFailed} />
      <LinkButton className="mt-2" variant="secondary" wide to={`${ALERT_PAGE}?${alert.query}`}>
        {t('again')}
      </LinkButton>
    </AlertFrame>
  );
}

function Resent({ alert }: { alert: LinkedAlert }) {
  const { t } = useTranslation('job-alerts');
  return (
    <AlertFrame
      icon={MailCheck}
      title={t('guest.sentTitle')}
      text={t('link.resend.doneText', { address: alert.address ?? '' })}
    >
      <AlertCard title={alert.name} {...alert}>
        <Badge>{t('page.waiting')}</Badge>
      </AlertCard>
    </AlertFrame>
  );
}

function Ended({ token, alert, hasFailed }: StepProps) {
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link' });
  return (
    <AlertFrame icon={MailX} title={t('end.done')} text={t('end.doneText', { name: alert.name })}>
      <div className="mt-4">
        <LinkForm token={token} step="restore" hasFailed={hasFailed} isPlain />
      </div>
      <LinkButton className="mt-2" variant="ghost" wide to={alert.isGuest ? '/jobs' : '/dashboard/suchauftraege'}>
        {t(alert.isGuest ? 'toJobs' : 'toAlerts')}
      </LinkButton>
    </AlertFrame>
  );
}

function Changed({ token, alert, did, hasFailed }: StepProps & { did: AlertLinkStep }) {
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link' });
  const { t: text } = useTranslation('job-alerts');
  const isManaged = alert.action === 'manage';
  return (
    <AlertFrame
      {...(did !== 'manage' && { icon: Check, isGood: true })}
      title={t(`${did}.done`)}
      text={t(`${did}.doneText`, { name: alert.name })}
    >
      <AlertCard title={alert.name} isActive={alert.status === 'active' && !alert.isEnded} {...alert}>
        <Badge kind={alert.status === 'active' ? 'good' : 'neutral'}>{text(alert.status)}</Badge>
      </AlertCard>
      {isManaged && !alert.isEnded && <Choices token={token} alert={alert} hasFailed={hasFailed} />}
      <LinkButton
        className="mt-6"
        variant="secondary"
        wide
        to={alert.isGuest ? `/jobs?${alert.query}` : '/dashboard/suchauftraege'}
      >
        {t(alert.isGuest ? 'toJobs' : 'toAlerts')}
      </LinkButton>
    </AlertFrame>
  );
}

type LinkFormProps = { token: string; step: AlertLinkStep; hasFailed?: boolean; isPlain?: boolean };

function LinkForm({ token, step, hasFailed = false, isPlain = false }: LinkFormProps) {
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link' });
  const { state, formData } = useNavigation();
  return (
    <Form method="post" className={isPlain ? 'mt-2' : 'mt-6'}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="action" value={step} />
      {hasFailed && (
        <Note tone="warn" role="alert" className="mb-4">
          {t('failed')}
        </Note>
      )}
      <Button
        type="submit"
        wide
        variant={isPlain ? 'secondary' : 'primary'}
        loading={state !== 'idle' && formData?.get('action') === step}
      >
        {t(`${step}.submit`)}
      </Button>
    </Form>
  );
}

/** All that a guest can change. */
function Choices({ token, alert, hasFailed }: StepProps) {
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link' });
  const choices: AlertLinkStep[] = [
    alert.frequency === 'weekly' ? 'daily' : 'weekly',
    alert.status === 'active' ? 'pause' : 'resume',
    'end',
  ];
  return (
    <div className="mt-4">
      {hasFailed && (
        <Note tone="warn" role="alert">
          {t('failed')}
        </Note>
      )}
      {choices.map((step) => (
        <LinkForm key={step} token={token} step={step} isPlain />
      ))}
    </div>
  );
}
