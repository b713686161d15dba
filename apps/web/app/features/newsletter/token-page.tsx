import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { IssueWeek } from './issue-week.tsx';
import { LetterPage } from './letter-page.tsx';
import type { TokenAnswer } from './newsletter-answer.ts';

export type TokenPageProps = {
  kind: 'confirm' | 'frequency' | 'unsubscribe';
  /** What the link offers, where it is about how often. */
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
