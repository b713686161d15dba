import type { AlertLinkAction } from '@stellenvisite/contract/seekers/job-alerts';
import type { LinkedAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useAlertWords } from './alert-form.tsx';
import { searchSummary } from './shared/search-summary.ts';

export type LinkAnswer =
  | { status: 'done'; did: AlertLinkAction; alert: LinkedAlert }
  | { status: 'invalid' | 'failed' };

type LinkPageProps = { token: string | null; alert: LinkedAlert | null; answer: LinkAnswer | undefined };

/** Where the links of a mail lead: nothing happens until a person presses the button. */
export function LinkPage({ token, alert: asked, answer }: LinkPageProps) {
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link' });
  const alert = answer?.status === 'done' ? answer.alert : asked;
  if (!token || !alert || answer?.status === 'invalid') {
    return (
      <Frame title={t('invalid.title')} text={t('invalid.text')} isAnswer>
        <LinkButton to="/jobs">{t('toJobs')}</LinkButton>
      </Frame>
    );
  }
  const action = alert.action;
  const hasFailed = answer?.status === 'failed';
  if (answer?.status === 'done' || action === 'manage') {
    const did = answer?.status === 'done' ? answer.did : 'manage';
    return (
      <Frame title={t(`${did}.done`)} text={t(`${did}.doneText`, { name: alert.name })} isAnswer={did !== 'manage'}>
        <CriteriaCells query={alert.query} />
        {action === 'manage' && !alert.isEnded && <Choices token={token} alert={alert} hasFailed={hasFailed} />}
        <LinkButton
          className="mt-6"
          variant="secondary"
          to={alert.isGuest ? `/jobs?${alert.query}` : '/dashboard/suchauftraege'}
        >
          {t(alert.isGuest ? 'toJobs' : 'toAlerts')}
        </LinkButton>
      </Frame>
    );
  }
  return (
    <Frame title={t(`${action}.title`)} text={t(`${action}.text`, { name: alert.name })}>
      <CriteriaCells query={alert.query} />
      <LinkForm token={token} action={action} hasFailed={hasFailed} />
    </Frame>
  );
}

type LinkFormProps = { token: string; action: AlertLinkAction; hasFailed?: boolean; isPlain?: boolean };

function LinkForm({ token, action, hasFailed = false, isPlain = false }: LinkFormProps) {
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link' });
  const { state, formData } = useNavigation();
  return (
    <Form method="post" className={isPlain ? undefined : 'mt-6'}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="action" value={action} />
      {hasFailed && (
        <Note tone="warn" role="alert" className="mb-4">
          {t('failed')}
        </Note>
      )}
      <Button
        type="submit"
        {...(isPlain ? { variant: 'secondary' as const } : { size: 'l' as const })}
        loading={state !== 'idle' && formData?.get('action') === action}
      >
        {t(`${action}.submit`)}
      </Button>
    </Form>
  );
}

/** All that a guest can change. */
function Choices({ token, alert, hasFailed }: { token: string; alert: LinkedAlert; hasFailed: boolean }) {
  const { t: text } = useTranslation('job-alerts');
  const { t } = useTranslation('job-alerts', { keyPrefix: 'link' });
  const choices: AlertLinkAction[] = [
    alert.frequency === 'weekly' ? 'daily' : 'weekly',
    alert.status === 'active' ? 'pause' : 'resume',
    'end',
  ];
  return (
    <>
      <p className="mt-4">{text(alert.status === 'active' ? `frequency.${alert.frequency}.when` : 'paused')}</p>
      {hasFailed && (
        <Note tone="warn" role="alert">
          {t('failed')}
        </Note>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {choices.map((action) => (
          <LinkForm key={action} token={token} action={action} isPlain />
        ))}
      </div>
    </>
  );
}

type FrameProps = { title: string; text: string; isAnswer?: boolean; children: ReactNode };

function Frame({ title, text, isAnswer = false, children }: FrameProps) {
  return (
    <section className="wrap py-16 md:py-24">
      <div className="max-w-[40rem]" role={isAnswer ? 'status' : undefined}>
        <h1 className="text-fs-1 leading-head">{title}</h1>
        <p className="mt-4 mb-4 text-fs-5 text-ink-2">{text}</p>
      </div>
      <div className="max-w-[40rem]">{children}</div>
    </section>
  );
}

const CRITERION =
  'wrap-anywhere inset-ring inset-ring-line-2 inline-flex min-h-6.5 items-center rounded-cell bg-sheet px-2 py-0.5 font-medium text-fs-9 leading-[1.2]';

/** Shows the criteria of an alert, one per cell. */
export function CriteriaCells({ query, isOff = false }: { query: string; isOff?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {searchSummary(query, useAlertWords()).map((label) => (
        <li key={label} className={clsx(CRITERION, isOff ? 'text-ink-3' : 'text-ink-2')}>
          {label}
        </li>
      ))}
    </ul>
  );
}
