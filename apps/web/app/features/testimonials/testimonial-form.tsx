import { QUOTE_LENGTH } from '@stellenvisite/contract/testimonials';
import { giveTestimonialSchema, type OwnTestimonial } from '@stellenvisite/contract/testimonials.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';

/** Asks for a voice: who is signed in says something of us, and may take it back at any time. */
export function TestimonialForm() {
  const { t } = useTranslation('testimonials');
  const { account, status } = useSession();
  const isAsked = account !== null && account !== undefined && account.role !== 'admin';
  const { data } = $api.useQuery('get', '/api/testimonials/mine', {}, { enabled: isAsked });
  if (status !== 'unknown' && !account)
    return (
      <LinkButton to="/login?next=/ihre-stimme" className="justify-self-start">
        {t('signIn')}
      </LinkButton>
    );
  if (account?.role === 'admin') return <Note>{t('notAdmin')}</Note>;
  if (!data) return <Bone className="h-96 w-full" />;
  return (
    <>
      {data.testimonial && <Standing testimonial={data.testimonial} />}
      <GiveForm key={data.testimonial?.consentedAt ?? 'new'} before={data.testimonial} />
    </>
  );
}

function Standing({ testimonial: { status, reason } }: { testimonial: OwnTestimonial }) {
  const { t } = useTranslation('testimonials');
  const client = useQueryClient();
  const withdraw = $api.useMutation('delete', '/api/testimonials/mine');
  return (
    <Note tone={status === 'published' ? 'good' : 'info'}>
      <p>
        {t(`standing.${status}`)} {reason}
      </p>
      <Button
        variant="ghost"
        size="s"
        loading={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(
            {},
            {
              onSuccess: () => {
                void toast(t('withdrawn'), { tone: 'good' });
                void client.invalidateQueries();
              },
            },
          )
        }
      >
        {t('withdraw')}
      </Button>
    </Note>
  );
}

function GiveForm({ before }: { before: OwnTestimonial | null }) {
  const { t } = useTranslation('testimonials');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [values, setValues] = useState({
    quote: before?.quote ?? '',
    name: before?.name ?? '',
    role: before?.role ?? '',
    city: before?.city ?? '',
    consent: false,
  });
  const [isSent, setSent] = useState(false);
  const give = $api.useMutation('put', '/api/testimonials/mine');
  const parsed = giveTestimonialSchema.safeParse(values);
  const missing = (field: string) =>
    isSent && !parsed.success && parsed.error.issues.some(({ path }) => path[0] === field)
      ? t(`missing.${field}`)
      : undefined;
  const text = (key: 'quote' | 'name' | 'role' | 'city') => ({
    value: values[key],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [key]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!parsed.success || give.isPending) return;
    give.mutate(
      { body: parsed.data },
      {
        onSuccess: () => {
          void toast(t('sent'), { tone: 'good' });
          void client.invalidateQueries();
        },
      },
    );
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit} aria-label={t('title')}>
      <Field label={t('quote')} help={t('quoteHelp')} error={missing('quote')}>
        <TextArea maxLength={QUOTE_LENGTH} {...text('quote')} />
      </Field>
      <Field label={t('name')} help={t('nameHelp')} error={missing('name')}>
        <TextInput {...text('name')} />
      </Field>
      <Field label={t('role')} error={missing('role')}>
        <TextInput {...text('role')} />
      </Field>
      <Field label={t('city')} error={missing('city')}>
        <TextInput {...text('city')} />
      </Field>
      <Checkbox
        label={t('consent')}
        help={missing('consent') ?? t('consentHelp')}
        checked={values.consent}
        onChange={(event) => setValues({ ...values, consent: event.target.checked })}
      />
      {give.error && <Note tone="warn">{errorText(give.error)}</Note>}
      <Button type="submit" className="justify-self-start" loading={give.isPending}>
        {t(before ? 'change' : 'send')}
      </Button>
    </form>
  );
}
