import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import {
  TICKET_ROLES,
  TICKET_SUBJECT_MAX,
  TICKET_TEXT_MAX,
  TICKET_TEXT_MIN,
  TICKET_TOPICS,
  type TicketRole,
} from '@stellenvisite/contract/support/support-tickets';
import { createTicketSchema, type TicketReceipt } from '@stellenvisite/contract/support/support-tickets.schema';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import type { Api } from '../../../api/client.ts';
import { useSession } from '../../../session/use-session.ts';
import { readDraft, removeDraft, writeDraft } from '../../../session/use-stored-draft.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { TicketStatusBadge } from './own-tickets.tsx';
import { ProposedHelp } from './proposed-help.tsx';

export const CONTACT_FIELDS = ['role', 'topic', 'concerns', 'subject', 'text', 'name', 'email', 'website'] as const;

export type ContactValues = Partial<Record<(typeof CONTACT_FIELDS)[number], string>>;

export type ContactAnswer =
  | { status: 'sent'; receipt: TicketReceipt; subject: string }
  | { status: 'invalid' | 'limited' | 'failed'; values: ContactValues; wrong: string[] };

type ContactPageProps = { answer: ContactAnswer | undefined; asked: ContactValues; phone: string; phoneHours: string };

/** „Schreiben Sie uns“: a plain form that works without script, and after it the number. */
export function ContactPage({ answer, asked, phone, phoneHours }: ContactPageProps) {
  const { t } = useTranslation('support-tickets');
  const isSent = answer?.status === 'sent';
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumb items={[{ label: t('help'), to: '/hilfe' }, { label: t('contact.crumb') }]} />
      <h1 className="my-6 text-fs-1 leading-head max-sm:text-fs-2">{t(isSent ? 'sent.title' : 'contact.title')}</h1>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>{isSent ? <Sent answer={answer} /> : <ContactFormWithDraft answer={answer} asked={asked} />}</Card>
        <aside className="grid gap-6" aria-labelledby="next">
          <Card>
            <h2 id="next" className="mb-3 text-fs-4">
              {t('next.title')}
            </h2>
            <FactList
              facts={[
                { id: 'now', term: t('next.now'), text: t('next.nowText') },
                { id: 'then', term: t('next.then'), text: t('next.thenText') },
                { id: 'after', term: t('next.after'), text: t('next.afterText') },
              ]}
            />
          </Card>
          {phone && (
            <Card>
              <h2 className="mb-1 text-fs-4">{t('call.title')}</h2>
              <a
                className="inline-flex min-h-11 items-center gap-2 font-display font-semibold text-fs-4 text-ink"
                href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
              >
                <Phone size={20} />
                {phone}
              </a>
              {phoneHours && <p className="text-fs-7 text-ink-2">{phoneHours}</p>}
            </Card>
          )}
        </aside>
      </div>
    </div>
  );
}

const DRAFT = 'contact';

type FormProps = { answer: Exclude<ContactAnswer, { status: 'sent' }> | undefined; asked: ContactValues };

/** Restores the draft after a visit to the help pages. Values from the address take precedence. */
function ContactFormWithDraft({ answer, asked }: FormProps) {
  const [draft, setDraft] = useState<Partial<ContactValues> | null>(null);
  useEffect(() => setDraft(readDraft<ContactValues>(DRAFT)), []);
  return <ContactForm key={draft ? 'draft' : 'new'} answer={answer} asked={{ ...draft, ...asked }} />;
}

const formSchema = createTicketSchema.required({ email: true });

function ContactForm({ answer, asked }: FormProps) {
  const { t } = useTranslation('support-tickets');
  const { state } = useNavigation();
  const send = useSubmit();
  const { account } = useSession();
  const values = answer?.values ?? asked;
  const errorOf = (name: string) => t(`error.${name}`, { count: TICKET_TEXT_MIN });
  const form = useZodForm({
    schema: formSchema,
    defaultValues: {
      role: TICKET_ROLES.find((each) => each === values.role),
      topic: TICKET_TOPICS.find((each) => each === values.topic) ?? 'application',
      concerns: values.concerns ?? '',
      subject: values.subject ?? '',
      text: values.text ?? '',
      name: values.name ?? '',
      email: values.email ?? '',
      website: '',
    },
    fields: CONTACT_FIELDS,
    errorText: errorOf,
    refused: Object.fromEntries((answer?.wrong ?? []).map((name) => [name, errorOf(name)])),
    onSubmit: ({ language: _, ...typed }) => {
      const filled = Object.entries(typed).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
      return send(Object.fromEntries(filled), { method: 'post' });
    },
  });
  const { watch, getValues, setValue } = form;
  const subject = watch('subject');
  const role: TicketRole = watch('role') ?? (account?.role === 'employer' ? 'employer' : 'job_seeker');
  useEffect(() => {
    if (account?.email) setValue('email', account.email);
    if (account?.fullName && !getValues('name')) setValue('name', account.fullName);
  }, [account, getValues, setValue]);
  const saveDraft = () => {
    const { website: _, ...typed } = getValues();
    writeDraft(DRAFT, { ...typed, role });
  };
  const failure = answer && answer.status !== 'invalid' ? t(`error.${answer.status}`) : undefined;
  // Without script the form is sent to the page itself, so each control has its value from the server as well.
  return (
    <Form method="post" className="grid gap-5" noValidate onSubmit={form.submit} onChange={saveDraft}>
      <ErrorSummary {...form.summary} attempt={form.summary.attempt + (answer ? 1 : 0)} failure={failure} />
      <RadioGroup<TicketRole>
        name="role"
        layout="cards"
        className="[&>div]:sm:grid-cols-2"
        legend={t('form.role')}
        value={role}
        onValueChange={(value) => setValue('role', value)}
        options={TICKET_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('form.topic')} {...form.field('topic')}>
          <Select
            {...form.register('topic')}
            defaultValue={values.topic ?? 'application'}
            options={TICKET_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
          />
        </Field>
        <Field label={t('form.concerns')} hint={t('form.optional')} {...form.field('concerns')}>
          <TextInput
            {...form.register('concerns')}
            maxLength={60}
            placeholder={t('form.concernsHint')}
            defaultValue={values.concerns}
          />
        </Field>
      </div>
      <Field label={t('form.subject')} required {...form.field('subject')}>
        <TextInput {...form.register('subject')} maxLength={TICKET_SUBJECT_MAX} defaultValue={values.subject} />
      </Field>
      <ProposedHelp subject={subject} role={role} />
      <Field label={t('form.text')} help={t('form.textHelp')} required {...form.field('text')}>
        <TextArea {...form.register('text')} rows={5} maxLength={TICKET_TEXT_MAX} defaultValue={values.text} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('form.name')} hint={t('form.optional')} {...form.field('name')}>
          <TextInput {...form.register('name')} autoComplete="name" maxLength={120} defaultValue={values.name} />
        </Field>
        <Field
          label={t('form.email')}
          {...(account?.email ? { hint: t('form.ofAccount') } : { required: true })}
          {...form.field('email')}
        >
          <TextInput
            {...form.register('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            readOnly={Boolean(account?.email)}
            defaultValue={values.email}
          />
        </Field>
      </div>
      <div hidden>
        <label>
          {t('form.website')} <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-4 border-line border-t pt-5">
        <Button type="submit" size="l" loading={state !== 'idle'}>
          {t('form.send')}
        </Button>
        <p className="text-fs-8 text-ink-2">
          {t('form.privacy')}{' '}
          <Link className="link" to="/datenschutz">
            {t('form.privacyLink')}
          </Link>
        </p>
      </div>
    </Form>
  );
}

function Sent({ answer }: { answer: Extract<ContactAnswer, { status: 'sent' }> }) {
  const { t } = useTranslation('support-tickets');
  useEffect(() => removeDraft(DRAFT), []);
  const { account } = useSession();
  const { reference, answerBy, email, token } = answer.receipt;
  return (
    <div role="status">
      <h2 className="text-fs-3">{t('sent.reference', { reference })}</h2>
      <p className="mt-2 mb-5 text-ink-2">{t('sent.text', { email, date: formatDateTime(answerBy) })}</p>
      <p className="mb-5">
        <TicketStatusBadge status="received" />
      </p>
      <FactList facts={[{ id: 'subject', term: t('form.subject'), text: answer.subject }]} />
      <div className="mt-6 flex flex-wrap gap-3">
        {token && <LinkButton to={`/anfrage/${token}`}>{t('sent.open')}</LinkButton>}
        {account && (
          <LinkButton variant="secondary" to="/konto/anfragen">
            {t('own.title')}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to="/hilfe">
          {t('sent.back')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Creates a ticket from the form: without an account on the server, and for the account that is signed in in a browser. */
export async function sendContact(
  api: Pick<Api, 'POST'>,
  { form, language }: { form: FormData; language: string },
): Promise<{ answer: ContactAnswer; status: number }> {
  const values: ContactValues = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, String(form.get(name) ?? '')]).filter(([, value]) => value !== ''),
  );
  const parsed = createTicketSchema.required({ email: true }).safeParse({ ...values, language });
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    return { answer: { status: 'invalid', values, wrong }, status: 400 };
  }
  const { concerns, name, website, ...rest } = parsed.data;
  const body = { ...rest, ...(concerns && { concerns }), ...(name && { name }), ...(website && { website }) };
  const { data: receipt, response } = await api.POST('/api/support-tickets', { body });
  if (receipt) return { answer: { status: 'sent', receipt, subject: parsed.data.subject }, status: 200 };
  const status = response.status === 429 ? 'limited' : 'failed';
  return { answer: { status, values, wrong: [] }, status: response.status };
}
