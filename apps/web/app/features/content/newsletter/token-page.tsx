import type { NewsletterFrequency } from '@stellenvisite/contract/content/newsletter';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { useWeekWords } from '../../jobs/display/week-strip.tsx';
import type { TokenAnswer } from './newsletter-form.tsx';

type LetterPageProps = { title: string; text: string; isAnswer?: boolean; children: ReactNode };

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type TokenPageProps = {
  kind: 'confirm' | 'frequency' | 'unsubscribe';
  /** The frequency that the link offers, if it is about the frequency. */
  frequency?: NewsletterFrequency | null;
  token: string | null;
  answer: TokenAnswer | undefined;
};

/** Where a mail's link leads: nothing happens until a person presses the button. */
export function TokenPage({ kind, frequency, token, answer }: TokenPageProps) {
  const { t } = useTranslation('newsletter');
  if (answer?.status === 'done')
    return kind === 'unsubscribe' ? <Unsubscribed /> : <Subscribed kind={kind} answer={answer} />;
  if (!token || answer?.status === 'invalid') return <InvalidLink kind={kind} />;
  return (
    <LetterPage
      title={t(`${kind}.title`)}
      text={t(kind === 'frequency' ? `frequency.lead.${frequency ?? 'daily'}` : `${kind}.lead`)}
    >
      <TokenForm kind={kind} token={token} hasFailed={answer?.status === 'failed'} />
    </LetterPage>
  );
}

type TokenFormProps = { kind: TokenPageProps['kind']; token: string; hasFailed: boolean };

function TokenForm({ kind, token, hasFailed }: TokenFormProps) {
  const { t } = useTranslation('newsletter');
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <input type="hidden" name="token" value={token} />
      {hasFailed && (
        <Note tone="warn" role="alert" className="mb-4">
          {t('failed')}
        </Note>
      )}
      <Button type="submit" size="l" loading={isSending}>
        {t(`${kind}.submit`)}
      </Button>
    </Form>
  );
}

type SubscribedProps = { kind: 'confirm' | 'frequency'; answer: Extract<TokenAnswer, { status: 'done' }> };

function Subscribed({ kind, answer }: SubscribedProps) {
  const { t } = useTranslation('newsletter');
  const frequency = answer.frequency ?? 'daily';
  return (
    <LetterPage isAnswer title={t(`${kind}.done.title`)} text={t(`${kind}.done.${frequency}`)}>
      <IssueWeek frequency={frequency} />
      <LinkButton className="mt-8" to="/jobs">
        {t('page.toJobs')}
      </LinkButton>
    </LetterPage>
  );
}

function Unsubscribed() {
  const { t } = useTranslation('newsletter');
  return (
    <LetterPage isAnswer title={t('unsubscribe.done.title')} text={t('unsubscribe.done.text')}>
      <LinkButton variant="secondary" to="/newsletter">
        {t('unsubscribe.done.again')}
      </LinkButton>
    </LetterPage>
  );
}

function InvalidLink({ kind }: { kind: TokenPageProps['kind'] }) {
  const { t } = useTranslation('newsletter');
  return (
    <LetterPage isAnswer title={t(`${kind}.invalid.title`)} text={t(`${kind}.invalid.text`)}>
      <LinkButton variant="secondary" to={kind === 'unsubscribe' ? '/' : '/newsletter'}>
        {t(`${kind}.invalid.again`)}
      </LinkButton>
    </LetterPage>
  );
}

/** Renders the reader's week: marked are the mornings on which an issue comes. */
function IssueWeek({ frequency }: { frequency: NewsletterFrequency }) {
  const { t } = useTranslation('newsletter');
  const { day: dayName } = useWeekWords();
  return (
    <div className="week" role="img" aria-label={t(`week.${frequency}`)}>
      {DAYS.map((day) => {
        const hasIssue = frequency === 'daily' || day === 'fri';
        return (
          <span key={day} className="week-day" aria-hidden="true">
            <i>{dayName(day)}</i>
            <b className={clsx('cell num', hasIssue ? 'bg-marker text-on-marker' : 'cell-free')}>{hasIssue && '6'}</b>
          </span>
        );
      })}
    </div>
  );
}

/** Renders the frame of the newsletter's few, short pages. An answer is announced, since it replaces what was there. */
export function LetterPage({ title, text, isAnswer, children }: LetterPageProps) {
  const { t } = useTranslation('newsletter');
  return (
    <section className="wrap py-16 md:py-24">
      <TimeStamp shift="early" time="06:00" label={t('page.stamp')} />
      <div className="mt-6 max-w-[40rem]" role={isAnswer ? 'status' : undefined}>
        <h1 className="text-fs-1 leading-head">{title}</h1>
        <p className="mt-4 text-fs-5 text-ink-2">{text}</p>
      </div>
      <div className="mt-8 max-w-[40rem]">{children}</div>
    </section>
  );
}
