import type { ModeratedIdea } from '@stellenvisite/contract/ideas.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';

/** Makes one idea of two: the number of the one that stays is asked for. */
export function MergeForm({ idea, onDone }: { idea: ModeratedIdea; onDone: () => void }) {
  const { t } = useTranslation('ideas', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const [into, setInto] = useState('');
  const merge = $api.useMutation('post', '/api/admin/ideas/{number}/merge');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d+$/.test(into) || merge.isPending) return;
    merge.mutate(
      { params: { path: { number: idea.number } }, body: { into: Number(into) } },
      {
        onSuccess: () => {
          void toast(t('merged'), { tone: 'good' });
          void client.invalidateQueries();
          onDone();
        },
      },
    );
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit} aria-label={t('mergeFor', { title: idea.title })}>
      <Field
        label={t('mergeInto')}
        help={t('mergeHelp')}
        error={merge.error ? <span role="alert">{errorText(merge.error)}</span> : undefined}
      >
        <TextInput inputMode="numeric" value={into} onChange={(event) => setInto(event.target.value.trim())} />
      </Field>
      <Button type="submit" variant="secondary" loading={merge.isPending}>
        {t('merge')}
      </Button>
    </form>
  );
}
