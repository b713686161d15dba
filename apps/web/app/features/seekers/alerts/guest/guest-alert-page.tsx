import {
  ALERT_CONFIRM_DAYS,
  ALERT_MAIL_INTERVAL_MINUTES,
  ALERT_UNCONFIRMED_DAYS,
} from '@stellenvisite/contract/seekers/job-alerts';
import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { useCountdown } from '../../../../ui/use-countdown.ts';
import { AlertCard, AlertFrame } from '../alert-frame.tsx';
import type { Suggest } from './alert-fields.tsx';
import { ALERT_PAGE, type AlertAnswer, type AlertRequest, toSearch } from './alert-request.ts';
import { GuestAlertForm } from './guest-alert-form.tsx';

type GuestAlertPageProps = {
  request: AlertRequest;
  total: number | null;
  answer: AlertAnswer | undefined;
  suggest: Suggest;
};

/** Renders an alert by address alone: the form, and the next step once the mail to confirm it is on its way. */
export function GuestAlertPage({ request, total, answer, suggest }: GuestAlertPageProps) {
  const { t } = useTranslation('job-alerts');
  if (answer?.status === 'sent') return <SentPage answer={answer} />;
  return (
    <AlertFrame title={t('dialog.title')} text={t('page.lead')}>
      <GuestAlertForm request={answer?.request ?? request} total={total} answer={answer} suggest={suggest} />
    </AlertFrame>
  );
}

function SentPage({ answer: { request, isAgain } }: { answer: Extract<AlertAnswer, { status: 'sent' }> }) {
  const { t } = useTranslation('job-alerts');
  const search = toSearch(request);
  return (
    <AlertFrame
      icon={MailCheck}
      title={t('guest.sentTitle')}
      text={
        <Trans
          t={t}
          i18nKey={isAgain ? 'page.sentAgain' : 'page.sent'}
          values={{ email: request.email }}
          components={{ b: <b className="wrap-anywhere" /> }}
        />
      }
    >
      <AlertCard title={t('page.yours')} query={search} frequency={request.frequency}>
        <Badge>{t('page.waiting')}</Badge>
        <small className="mt-2 block text-fs-8 text-ink-2">
          {t('page.validFor', { hours: ALERT_CONFIRM_DAYS * 24, days: ALERT_UNCONFIRMED_DAYS })}
        </small>
      </AlertCard>
      <div className="mt-6 grid gap-2">
        <ResendForm request={request} isAgain={isAgain} />
        <LinkButton variant="ghost" wide to={`${ALERT_PAGE}?${search}`}>
          {t('page.otherAddress')}
        </LinkButton>
      </div>
    </AlertFrame>
  );
}

/** An address gets a mail only every few minutes: the button waits as long. Without script it is pressed in vain before. */
function ResendForm({ request, isAgain }: { request: AlertRequest; isAgain: boolean }) {
  const { t } = useTranslation('job-alerts');
  const { state } = useNavigation();
  const [isWaiting, setIsWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the time again
  useEffect(() => setIsWaiting(true), [request]);
  useCountdown({
    ms: ALERT_MAIL_INTERVAL_MINUTES * 60_000,
    restartOn: request,
    isRunning: isWaiting,
    onEnd: () => setIsWaiting(false),
  });
  return (
    <Form method="post" action={ALERT_PAGE}>
      {Object.entries({ ...request, again: 'true' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" wide disabled={isWaiting} loading={state === 'submitting'}>
        {t(isAgain ? 'page.resendAgain' : 'page.resend')}
      </Button>
      <p className="mt-2 text-fs-8 text-ink-2">{t('page.resendHelp', { minutes: ALERT_MAIL_INTERVAL_MINUTES })}</p>
    </Form>
  );
}
