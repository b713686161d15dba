import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import {
  answerMailsOff,
  findLink,
  type MailsOffAnswer,
  type MailsOffLink,
} from '../../features/platform/notifications/answer-mails-off.server.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { Route } from './+types/mails-off';

/** Employers and job seekers have their own; the page of the one leads the other to theirs. */
const SETTINGS = '/dashboard/benachrichtigungen';

type MailsOffPageProps = { link: MailsOffLink | null; answer: MailsOffAnswer | undefined };

type LetterProps = { title: string; text: string; children: ReactNode };

export const handle = { title: 'notifications:off.meta.title', namespaces: ['notifications'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export function loader({ url }: Route.LoaderArgs) {
  return { link: findLink(url) };
}

export const action = ({ request, context }: Route.ActionArgs) => answerMailsOff({ request, context });

export default function MailsOffRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MailsOffPage link={loaderData.link} answer={actionData} />;
}

/** Where the link at the foot of a mail leads: nothing happens until a person presses the button. */
export function MailsOffPage({ link, answer }: MailsOffPageProps) {
  const { t } = useTranslation('notifications');
  const isSending = useNavigation().state !== 'idle';
  if (!link || answer === 'invalid')
    return (
      <Letter title={t('off.invalid.title')} text={t('off.invalid.text')}>
        <LinkButton to={SETTINGS}>{t('off.invalid.action')}</LinkButton>
      </Letter>
    );
  const topic = t(`topic.${link.topic}.name`);
  if (answer === 'done')
    return (
      <Letter title={t('off.done.title')} text={t('off.done.text', { topic })}>
        <LinkButton variant="secondary" to={SETTINGS}>
          {t('off.done.again')}
        </LinkButton>
      </Letter>
    );
  return (
    <Letter title={t('off.title')} text={t('off.lead', { topic })}>
      <Form method="post">
        <input type="hidden" name="token" value={link.token} />
        {answer === 'failed' && (
          <Note tone="warn" role="alert" className="mb-4">
            {t('off.failed')}
          </Note>
        )}
        <Button type="submit" size="l" loading={isSending}>
          {t('off.submit')}
        </Button>
      </Form>
    </Letter>
  );
}

function Letter({ title, text, children }: LetterProps) {
  return (
    <section className="wrap py-16 md:py-24">
      <div className="max-w-[40rem]" role="status">
        <h1 className="text-fs-1 leading-head">{title}</h1>
        <p className="mt-4 text-fs-5 text-ink-2">{text}</p>
      </div>
      <div className="mt-8 max-w-[40rem]">{children}</div>
    </section>
  );
}
