import {
  giveTestimonialSchema,
  type OwnTestimonial,
  QUOTE_LENGTH,
} from '@stellenvisite/contract/content/testimonials.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';

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
  if (!data) return <Skeleton className="h-96 w-full" />;
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
  const give = $api.useMutation('put', '/api/testimonials/mine', {
    onSuccess: () => {
      void toast(t('sent'), { tone: 'good' });
      void client.invalidateQueries();
    },
  });
  const form = useZodForm({
    schema: giveTestimonialSchema,
    defaultValues: {
      quote: before?.quote ?? '',
      name: before?.name ?? '',
      role: before?.role ?? '',
      city: before?.city ?? '',
    },
    fields: ['quote', 'name', 'role', 'city', 'consent'],
    errorText: (name) => t(`missing.${name}`),
    onSubmit: (body) => give.mutateAsync({ body }).catch(() => undefined),
  });
  const consent = form.field('consent');
  return (
    <form className="grid gap-5" noValidate onSubmit={form.submit} aria-label={t('title')}>
      <ErrorSummary {...form.summary} failure={give.error && errorText(give.error)} />
      <Field label={t('quote')} help={t('quoteHelp')} {...form.field('quote')}>
        <TextArea maxLength={QUOTE_LENGTH} {...form.register('quote')} />
      </Field>
      <Field label={t('name')} help={t('nameHelp')} {...form.field('name')}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field label={t('role')} {...form.field('role')}>
        <TextInput {...form.register('role')} />
      </Field>
      <Field label={t('city')} {...form.field('city')}>
        <TextInput {...form.register('city')} />
      </Field>
      <Checkbox
        {...form.register('consent')}
        id={consent.id}
        label={t('consent')}
        help={consent.error ?? t('consentHelp')}
      />
      <Button type="submit" className="justify-self-start" loading={give.isPending}>
        {t(before ? 'change' : 'send')}
      </Button>
    </form>
  );
}
