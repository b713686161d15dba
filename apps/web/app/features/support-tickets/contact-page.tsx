import { formatDateTime } from '@stellenvisite/contract/format-date';
import {
  TICKET_ROLES,
  TICKET_SUBJECT_MAX,
  TICKET_TEXT_MAX,
  TICKET_TEXT_MIN,
  TICKET_TOPICS,
  type TicketRole,
} from '@stellenvisite/contract/support-tickets';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { readDraft, removeDraft, writeDraft } from '../../session/use-stored-draft.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { ProposedHelp } from './proposed-help.tsx';
import type { ContactAnswer, ContactValues } from './send-contact.ts';
import { TicketStatusBadge } from './ticket-status-badge.tsx';

type ContactPageProps = { answer: ContactAnswer | undefined; asked: ContactValues; phone: string };

/** „Schreiben Sie uns“: a plain form that works without script, and after it the number. */
export function ContactPage({ answer, asked, phone }: ContactPageProps) {
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
              <p className="text-fs-7 text-ink-2">{t('call.hours')}</p>
            </Card>
          )}
        </aside>
      </div>
    </div>
  );
}

const DRAFT = 'contact';

/** All fields but the one that only machines fill in. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const { website: _, ...values } = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  return values;
}

type FormProps = { answer: Exclude<ContactAnswer, { status: 'sent' }> | undefined; asked: ContactValues };

/** What was typed before a look at the help is there again; what the address asks for comes first. */
function ContactFormWithDraft({ answer, asked }: FormProps) {
  const [draft, setDraft] = useState<Partial<ContactValues> | null>(null);
  useEffect(() => setDraft(readDraft<ContactValues>(DRAFT)), []);
  return <ContactForm key={draft ? 'draft' : 'new'} answer={answer} asked={{ ...draft, ...asked }} />;
}

const idOf = (name: string) => `contact-${name}`;

function ContactForm({ answer, asked }: FormProps) {
  const { t } = useTranslation('support-tickets');
  const { state } = useNavigation();
  const { account } = useSession();
  const values = answer?.values ?? asked;
  const wrong = answer?.wrong ?? [];
  const [subject, setSubject] = useState(values.subject ?? '');
  const [chosenRole, setRole] = useState(TICKET_ROLES.find((each) => each === values.role));
  const role: TicketRole = chosenRole ?? (account?.role === 'employer' ? 'employer' : 'job_seeker');
  const errorOf = (name: string) => (wrong.includes(name) ? t(`error.${name}`, { count: TICKET_TEXT_MIN }) : undefined);
  const fieldOf = (name: 'topic' | 'concerns' | 'subject' | 'text' | 'name' | 'email') => ({
    id: idOf(name),
    label: t(`form.${name}`),
    error: errorOf(name),
  });
  const problems = wrong.map((name) => ({ field: idOf(name), text: errorOf(name) ?? '' }));
  const failure = answer && answer.status !== 'invalid' ? t(`error.${answer.status}`) : undefined;
  return (
    <Form
      method="post"
      className="grid gap-5"
      noValidate
      onChange={(event) => writeDraft(DRAFT, typedIn(event.currentTarget))}
    >
      <ErrorSummary attempt={answer ? 1 : 0} problems={problems} failure={failure} />
      <RadioGroup<TicketRole>
        name="role"
        layout="cards"
        className="[&>div]:sm:grid-cols-2"
        legend={t('form.role')}
        value={role}
        onValueChange={setRole}
        options={TICKET_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...fieldOf('topic')}>
          <Select
            name="topic"
            defaultValue={values.topic ?? 'application'}
            options={TICKET_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
          />
        </Field>
        <Field {...fieldOf('concerns')} hint={t('form.optional')}>
          <TextInput
            name="concerns"
            maxLength={60}
            placeholder={t('form.concernsHint')}
            defaultValue={values.concerns}
          />
        </Field>
      </div>
      <Field {...fieldOf('subject')} required>
        <TextInput
          name="subject"
          maxLength={TICKET_SUBJECT_MAX}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      </Field>
      <ProposedHelp subject={subject} role={role} />
      <Field {...fieldOf('text')} help={t('form.textHelp')} required>
        <TextArea name="text" rows={5} maxLength={TICKET_TEXT_MAX} defaultValue={values.text} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...fieldOf('name')} hint={t('form.optional')}>
          <TextInput
            key={account?.id}
            name="name"
            autoComplete="name"
            maxLength={120}
            defaultValue={values.name ?? account?.fullName}
          />
        </Field>
        {account?.email ? (
          <Field {...fieldOf('email')} hint={t('form.ofAccount')}>
            <TextInput name="email" type="email" readOnly value={account.email} />
          </Field>
        ) : (
          <Field {...fieldOf('email')} required>
            <TextInput name="email" type="email" autoComplete="email" maxLength={254} defaultValue={values.email} />
          </Field>
        )}
      </div>
      <div hidden>
        <label>
          {t('form.website')} <input name="website" tabIndex={-1} autoComplete="off" />
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
