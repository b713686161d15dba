import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import { TICKET_TEXT_MAX } from '@stellenvisite/contract/support/support-tickets';
import { type CannedAnswer, writeCannedAnswerSchema } from '@stellenvisite/contract/support/support-tickets.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';

const NEW = 'new';

/** The text blocks that answers are put together from. */
export function CannedAnswers() {
  const { t } = useTranslation('support-tickets', { keyPrefix: 'blocks' });
  const [opened, setOpened] = useState<string | null>(null);
  const { data } = $api.useQuery('get', '/api/admin/canned-answers');
  // Somebody may have opened another one while this one was saved.
  const close = (own: string) => setOpened((current) => (current === own ? null : current));
  return (
    <Card as="section" aria-labelledby="blocks" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="blocks" className="text-fs-4">
          {t('title')}
        </h2>
        <Button variant="secondary" aria-expanded={opened === NEW} onClick={() => setOpened(NEW)}>
          {t('new')}
        </Button>
      </div>
      <p className="mb-4 text-ink-2">{t('lead')}</p>
      {opened === NEW && <BlockForm onDone={() => close(NEW)} />}
      {data?.items.length === 0 && opened !== NEW && <p className="text-ink-2">{t('none')}</p>}
      <ul className="border-line border-t">
        {data?.items.map((block) => (
          <li key={block.id} className="border-line border-b py-3">
            {opened === block.id ? (
              <BlockForm block={block} onDone={() => close(block.id)} />
            ) : (
              <BlockRow block={block} onOpen={() => setOpened(block.id)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function BlockRow({ block, onOpen }: { block: CannedAnswer; onOpen: () => void }) {
  const { t } = useTranslation('support-tickets', { keyPrefix: 'blocks' });
  const client = useQueryClient();
  const remove = $api.useMutation('delete', '/api/admin/canned-answers/{id}', {
    onSuccess: () => client.invalidateQueries(),
  });
  const { id, title, text, language } = block;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-fs-6">
          {title} <span className="font-normal text-fs-8 text-ink-2">{t(`language.${language}`)}</span>
        </h3>
        <p className="line-clamp-2 wrap-anywhere text-fs-7 text-ink-2">{text}</p>
      </div>
      <div className="flex gap-2">
        <Button size="s" variant="secondary" onClick={onOpen}>
          {t('change')}
          <span className="visually-hidden">: {title}</span>
        </Button>
        <Button
          size="s"
          variant="ghost"
          loading={remove.isPending}
          onClick={() => remove.mutate({ params: { path: { id } } })}
        >
          {t('delete')}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </div>
  );
}

/** Writes a new block, or changes the one given. */
function BlockForm({ block, onDone }: { block?: CannedAnswer; onDone: () => void }) {
  const { t } = useTranslation('support-tickets', { keyPrefix: 'blocks' });
  const { t: ui } = useTranslation('ui');
  const errorText = useErrorText();
  const client = useQueryClient();
  const onSuccess = async () => {
    await client.invalidateQueries();
    onDone();
  };
  const create = $api.useMutation('post', '/api/admin/canned-answers', { onSuccess });
  const change = $api.useMutation('put', '/api/admin/canned-answers/{id}', { onSuccess });
  const isPending = create.isPending || change.isPending;
  const error = create.error ?? change.error;
  const form = useZodForm({
    schema: writeCannedAnswerSchema,
    defaultValues: block ?? { title: '', text: '', language: 'de' },
    fields: ['title', 'language', 'text'],
    errorText: () => ui('form.missing'),
    onSubmit: (body) => {
      if (isPending) return;
      if (block) change.mutate({ params: { path: { id: block.id } }, body });
      else create.mutate({ body });
    },
  });
  return (
    <form className="mb-4 grid gap-4" aria-label={t(block ? 'change' : 'new')} noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} failure={error && errorText(error)} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label={t('name')} required {...form.field('title')}>
          <TextInput {...form.register('title')} maxLength={80} />
        </Field>
        <Field label={t('of')} {...form.field('language')}>
          <Select
            {...form.register('language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        </Field>
      </div>
      <Field label={t('text')} required {...form.field('text')}>
        <TextArea {...form.register('text')} rows={5} maxLength={TICKET_TEXT_MAX} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!form.formState.isValid} loading={isPending}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
