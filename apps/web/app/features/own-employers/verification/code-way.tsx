import type { EmployerVerification } from '@stellenvisite/contract/employer-verifications.schema';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { useVerification } from './use-verification.ts';

type CodeWayProps = Pick<ReturnType<typeof useVerification>, 'sendCode' | 'confirm' | 'busy' | 'failureOf'> & {
  verification: EmployerVerification;
  domain: string;
};

/** A code by mail to an address at the domain. */
export function CodeWay({ verification: { code }, domain, sendCode, confirm, busy, failureOf }: CodeWayProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const { account } = useSession();
  const [email, setEmail] = useState(account?.email?.endsWith(`@${domain}`) ? account.email : '');
  const [typed, setTyped] = useState('');
  const wait = useSecondsUntil(code?.resendAt ?? null);
  const error = failureOf('email');
  const isBusy = busy === 'email';
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sendCode(email.trim());
  };
  const prove = (given: string) =>
    void confirm(given).then((isProven) => {
      if (!isProven) setTyped('');
    });
  return (
    <section className="oe-card oe-way" aria-labelledby="weg-email">
      <header>
        <div>
          <h2 id="weg-email">{t('email.title')}</h2>
          <p>{t('email.text')}</p>
        </div>
        {code && (
          <p className="oe-state" data-info>
            <MailCheck size={18} /> {t('email.sent')}
          </p>
        )}
      </header>
      {code ? (
        <>
          <p>
            <Trans t={t} i18nKey="email.sentTo" values={{ email: code.email }} components={{ b: <b /> }} />
          </p>
          <Field label={t('email.code')} {...(error && { error })}>
            <CodeInput value={typed} onChange={setTyped} onComplete={prove} disabled={isBusy} />
          </Field>
          <p className="text-fs-8">
            <button
              type="button"
              className="link"
              disabled={wait > 0 || isBusy}
              onClick={() => void sendCode(code.email)}
            >
              {t('email.again')}
            </button>{' '}
            {wait > 0 && <span className="num text-ink-2">{t('email.wait', { time: clock(wait) })}</span>}
          </p>
          <Button className="oe-way-end" loading={isBusy} disabled={typed.length < 6} onClick={() => prove(typed)}>
            {t('email.confirm')}
          </Button>
        </>
      ) : (
        <form noValidate onSubmit={send}>
          <Field label={t('email.address')} help={t('email.addressHelp', { domain })} {...(error && { error })}>
            <TextInput
              type="email"
              autoComplete="email"
              value={email}
              placeholder={`name@${domain}`}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Button type="submit" className="oe-way-end" loading={isBusy} disabled={email.trim() === ''}>
            {t('email.send')}
          </Button>
        </form>
      )}
    </section>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useSecondsUntil(time: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = time ? Math.max(0, Math.ceil((Date.parse(time) - now) / 1000)) : 0;
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
