import { LANGUAGES, type Language } from '@stellenvisite/contract/languages';
import { TICKET_TEXT_MAX } from '@stellenvisite/contract/support-tickets';
import {
  type CannedAnswer,
  type WriteCannedAnswer,
  writeCannedAnswerSchema,
} from '@stellenvisite/contract/support-tickets.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';

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
  const errorText = useErrorText();
  const client = useQueryClient();
  const onSuccess = async () => {
    await client.invalidateQueries();
    onDone();
  };
  const create = $api.useMutation('post', '/api/admin/canned-answers', { onSuccess });
  const change = $api.useMutation('put', '/api/admin/canned-answers/{id}', { onSuccess });
  const [values, setValues] = useState<WriteCannedAnswer>(block ?? { title: '', text: '', language: 'de' });
  const parsed = writeCannedAnswerSchema.safeParse(values);
  const error = create.error ?? change.error;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!parsed.success) return;
    if (block) change.mutate({ params: { path: { id: block.id } }, body: parsed.data });
    else create.mutate({ body: parsed.data });
  };
  return (
    <form className="mb-4 grid gap-4" aria-label={t(block ? 'change' : 'new')} noValidate onSubmit={save}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label={t('name')} required>
          <TextInput
            value={values.title}
            maxLength={80}
            onChange={({ target }) => setValues({ ...values, title: target.value })}
          />
        </Field>
        <Field label={t('of')}>
          <Select
            value={values.language}
            options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
            onChange={({ target }) => setValues({ ...values, language: target.value as Language })}
          />
        </Field>
      </div>
      <Field label={t('text')} required>
        <TextArea
          rows={5}
          value={values.text}
          maxLength={TICKET_TEXT_MAX}
          onChange={({ target }) => setValues({ ...values, text: target.value })}
        />
      </Field>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!parsed.success} loading={create.isPending || change.isPending}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
