import {
  confirmDomainCodeSchema,
  type EmployerVerification,
  sendDomainCodeSchema,
} from '@stellenvisite/contract/employers/employer-verifications.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { BadgeCheck, ChevronLeft, CircleDashed, MailCheck, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useSession } from '../../../../session/use-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { PageSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { CodeInput } from '../../../../ui/forms/code-input.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { DnsWay, FileWay } from './record-ways.tsx';
import { useVerification } from './use-verification.ts';

type CodeWayProps = Pick<ReturnType<typeof useVerification>, 'sendCode' | 'confirm' | 'busy' | 'failureOf'> & {
  verification: EmployerVerification;
  domain: string;
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const PROFILE = '/employer-dashboard/profil';

/** Renders the proof that a profile belongs to the domain of its website: one of three ways is enough. */
export function VerificationScreen() {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const mayVerify = useMayAct('employer.verify');
  return (
    <div className="[&>p:first-child_.link]:inline-flex [&>p:first-child_.link]:items-center [&>p:first-child_.link]:gap-1 [&>p:first-child_.link]:min-h-11 [&>p:first-child_a]:inline-flex [&>p:first-child_a]:items-center [&>p:first-child_a]:gap-1 [&>p:first-child_a]:min-h-11">
      <p>
        <TextLink to={PROFILE}>
          <ChevronLeft size={18} /> {t('back')}
        </TextLink>
      </p>
      <h1 className="text-fs-2 mb-1.5">{t('title')}</h1>
      <p className="max-w-176 text-ink-2 text-fs-7 mb-6">{t('lead')}</p>
      {mayVerify ? <Ways /> : <Note>{t('onlyOwners')}</Note>}
    </div>
  );
}

function Ways() {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const proof = useVerification();
  const { verification } = proof;
  if (!verification) return proof.isUnread ? <Note tone="warn">{t('unread')}</Note> : <PageSkeleton />;
  const isProven = verification.verifiedAt !== null && verification.lapsesAt === null;
  return (
    <>
      <DomainState verification={verification} />
      {verification.domain && !isProven && (
        <div className="grid gap-5 mb-5 min-[64rem]:grid-cols-3">
          <CodeWay {...proof} verification={verification} domain={verification.domain} />
          <FileWay {...proof} verification={verification} />
          <DnsWay {...proof} verification={verification} />
        </div>
      )}
      <After gains={verification.isNextJobReviewed ? GAINS : GAINS.filter((gain) => gain !== 'jobs')} />
    </>
  );
}

function DomainState({ verification }: { verification: EmployerVerification }) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const { domain, problem, verifiedAt, verifiedDomain, lapsesAt, isNextJobReviewed } = verification;
  const isProven = verifiedAt !== null;
  const Icon = isProven ? ShieldCheck : ShieldQuestionMark;
  const text = lapsesAt
    ? t('state.lapses', { date: formatDate(new Date(lapsesAt)), domain: verifiedDomain })
    : verifiedAt
      ? t('state.verified', { date: formatDate(new Date(verifiedAt)) })
      : problem
        ? t(`state.${problem}`)
        : t(isNextJobReviewed ? 'state.open' : 'state.openUnreviewed');
  return (
    <section
      className="p-5 border border-line rounded-sheet bg-sheet flex flex-wrap items-center gap-x-5 gap-y-3 mb-5"
      aria-live="polite"
    >
      <Icon size={36} />
      <div className="flex-[1_1_18rem] min-w-0">
        <h2 className="text-fs-5 wrap-anywhere">{domain ?? t('state.noDomain')}</h2>
        <p>
          {text} {problem && <TextLink to={PROFILE}>{t('toProfile')}</TextLink>}
        </p>
      </div>
      <p
        className="inline-flex items-center gap-1.5 min-h-7 px-2.5 border border-line-2 rounded-cell font-text font-semibold text-fs-8 leading-[1.2] whitespace-nowrap data-good:border-transparent data-good:bg-good-tint data-good:text-good data-info:border-transparent data-info:bg-shift-n-tint"
        data-good={isProven || undefined}
      >
        {isProven ? <BadgeCheck size={18} /> : <CircleDashed size={18} />} {t(isProven ? 'badge' : 'unproven')}
      </p>
    </section>
  );
}

const GAINS = ['badge', 'jobs', 'people'] as const;

function After({ gains }: { gains: readonly (typeof GAINS)[number][] }) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  return (
    <section className="p-5 border border-line rounded-sheet bg-sheet">
      <h2 className="text-fs-6 mb-3.5">{t('after.title')}</h2>
      <ul className="grid gap-4 min-[48rem]:grid-cols-3">
        {gains.map((gain) => (
          <li key={gain}>
            <b className="block">{t(`after.${gain}.title`)}</b>
            <span className="text-fs-8 text-ink-2">{t(`after.${gain}.text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders a code by mail to an address at the domain. */
function CodeWay(props: CodeWayProps) {
  const { code } = props.verification;
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  return (
    <section
      className="p-5 border border-line rounded-sheet bg-sheet flex flex-col gap-3.5"
      aria-labelledby="weg-email"
    >
      <header className="flex flex-wrap justify-between gap-2">
        <div>
          <h2 className="text-fs-6" id="weg-email">
            {t('email.title')}
          </h2>
          <p className="text-fs-8 text-ink-2">{t('email.text')}</p>
        </div>
        {code && (
          <p
            className="text-fs-8 text-ink-2 inline-flex items-center gap-1.5 min-h-7 px-2.5 border border-line-2 rounded-cell font-text font-semibold leading-[1.2] whitespace-nowrap data-good:border-transparent data-good:bg-good-tint data-good:text-good data-info:border-transparent data-info:bg-shift-n-tint"
            data-info
          >
            <MailCheck size={18} /> {t('email.sent')}
          </p>
        )}
      </header>
      {code ? <CodeForm {...props} code={code} /> : <AddressForm {...props} />}
    </section>
  );
}

type CodeFormProps = CodeWayProps & { code: NonNullable<EmployerVerification['code']> };

function CodeForm({ code, sendCode, confirm, busy, failureOf }: CodeFormProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const wait = useSecondsUntil(code.resendAt);
  const isBusy = busy === 'email';
  const refusal = failureOf('email') ?? undefined;
  const form = useZodForm({
    schema: confirmDomainCodeSchema,
    defaultValues: { code: '' },
    fields: ['code'],
    errorText: () => t('email.code'),
    refused: { code: refusal },
    onSubmit: async ({ code: typed }) => {
      if (!(await confirm(typed))) form.reset();
    },
  });
  return (
    <form className="flex flex-1 flex-col gap-3.5" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <p>
        <Trans t={t} i18nKey="email.sentTo" values={{ email: code.email }} components={{ b: <b /> }} />
      </p>
      <Field label={t('email.code')} {...form.field('code')}>
        <Controller
          control={form.control}
          name="code"
          render={({ field }) => (
            <CodeInput
              value={field.value}
              onChange={field.onChange}
              onComplete={() => form.submit()}
              disabled={isBusy}
            />
          )}
        />
      </Field>
      <p className="text-fs-8">
        <button type="button" className="link" disabled={wait > 0 || isBusy} onClick={() => void sendCode(code.email)}>
          {t('email.again')}
        </button>{' '}
        {wait > 0 && <span className="num text-ink-2">{t('email.wait', { time: clock(wait) })}</span>}
      </p>
      <Button type="submit" className="grid gap-3.5 mt-auto" loading={isBusy} disabled={form.watch('code').length < 6}>
        {t('email.confirm')}
      </Button>
    </form>
  );
}

function AddressForm({ domain, sendCode, busy, failureOf }: CodeWayProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const { t: all } = useTranslation('own-employers');
  const { account } = useSession();
  const form = useZodForm({
    schema: sendDomainCodeSchema,
    defaultValues: { email: account?.email?.endsWith(`@${domain}`) ? account.email : '' },
    fields: ['email'],
    errorText: () => all('problem.email'),
    refused: { email: failureOf('email') ?? undefined },
    onSubmit: ({ email }) => sendCode(email),
  });
  return (
    <form className="flex flex-1 flex-col gap-3.5" noValidate onSubmit={form.submit}>
      <div className="pb-4 empty:hidden">
        <ErrorSummary {...form.summary} />
      </div>
      <Field label={t('email.address')} help={t('email.addressHelp', { domain })} {...form.field('email')}>
        <TextInput {...form.register('email')} type="email" autoComplete="email" placeholder={`name@${domain}`} />
      </Field>
      <Button
        type="submit"
        className="grid gap-3.5 mt-auto"
        loading={busy === 'email'}
        disabled={form.watch('email').trim() === ''}
      >
        {t('email.send')}
      </Button>
    </form>
  );
}

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
