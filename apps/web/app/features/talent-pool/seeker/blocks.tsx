import { z } from '@stellenvisite/contract/platform/zod';
import {
  type CreateTalentBlock,
  createTalentBlockSchema,
  type OwnTalentProfile,
  type TalentBlock,
} from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { Ban, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { loadEmployers } from '../../seekers/profiles/shared/present-employer.tsx';
import { useReadOwnAgain } from './own-queries.ts';

/** Lists the blocked employers, who see neither the profile nor a count that includes it. */
export function Blocks({ own: { blocks } }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const readAgain = useReadOwnAgain();
  const remove = $api.useMutation('delete', '/api/talent-pool/me/blocks/{id}', {
    onSuccess: () => {
      void toast(t('block.removed'));
      void readAgain();
    },
  });
  return (
    <section className="ts-sheet" aria-labelledby="own-blocks">
      <header>
        <h2 id="own-blocks">{t('block.title')}</h2>
      </header>
      <p>{t('block.text')}</p>
      <div className="ts-in">
        <ul className="ts-blocks">
          {blocks.map((block) => (
            <BlockRow key={block.id} block={block} onRemove={(id) => remove.mutate({ params: { path: { id } } })} />
          ))}
          {blocks.length === 0 && (
            <li>
              <Ban size={20} />
              {t('block.none')}
            </li>
          )}
        </ul>
        <BlockForm />
      </div>
    </section>
  );
}

function BlockRow({ block, onRemove }: { block: TalentBlock; onRemove: (id: string) => void }) {
  const { t } = useTranslation('talent-pool');
  const { id, kind, label, city, isAutomatic } = block;
  const name = kind === 'employer' ? [label, city].filter(Boolean).join(', ') : t(`block.of.${kind}`, { label });
  return (
    <li>
      <Ban size={20} />
      <span>
        {name}
        {isAutomatic ? (
          <small>{t('block.own')}</small>
        ) : (
          kind !== 'employer' && <small>{t(`block.note.${kind}`)}</small>
        )}
      </span>
      {!isAutomatic && (
        <IconButton label={t('block.remove', { name })} icon={<X size={18} />} onClick={() => onRemove(id)} />
      )}
    </li>
  );
}

const DOMAIN = /^@?([a-z0-9-]+(\.[a-z0-9-]+)+)$/i;

/** An employer of ours, any other name, or a domain; of ours also all of the same group. */
const blockFormSchema = z
  .object({
    text: z.string(),
    found: z.object({ value: z.string(), label: z.string() }).nullable(),
    isGroup: z.boolean(),
  })
  .transform(({ text, found, isGroup }, context): CreateTalentBlock => {
    if (found) return { kind: isGroup ? 'group' : 'employer', employerId: found.value };
    const domain = text.trim().match(DOMAIN)?.[1];
    if (domain) return { kind: 'domain', domain: domain.toLowerCase() };
    if (text.trim().length < 2) context.addIssue({ code: 'custom', path: ['text'] });
    return { kind: 'name', name: text.trim() };
  })
  .pipe(createTalentBlockSchema);

const EMPTY_BLOCK = { text: '', found: null, isGroup: false };

function BlockForm() {
  const { t } = useTranslation('talent-pool');
  const { t: ui } = useTranslation('ui');
  const errorText = useErrorText();
  const readAgain = useReadOwnAgain();
  // Another key empties the field.
  const [round, setRound] = useState(0);
  const { mutate, isPending, error } = $api.useMutation('post', '/api/talent-pool/me/blocks', {
    onSuccess: () => {
      void toast(t('block.added'), { tone: 'good' });
      form.reset(EMPTY_BLOCK);
      setRound(round + 1);
      void readAgain();
    },
  });
  const form = useZodForm({
    schema: blockFormSchema,
    defaultValues: EMPTY_BLOCK,
    fields: ['text'],
    errorText: () => ui('form.missing'),
    refused: { text: error ? errorText(error) : undefined },
    onSubmit: (body) => {
      if (!isPending) mutate({ body });
    },
  });
  const found = form.watch('found');
  const changeText = (text: string) => {
    form.setValue('text', text, { shouldValidate: form.formState.isSubmitted });
    const chosen = form.getValues('found');
    if (chosen && text !== chosen.label) form.setValue('found', null);
  };
  return (
    <form className="ts-block-form" onSubmit={form.submit} noValidate>
      <div className="col-span-full empty:hidden">
        <ErrorSummary {...form.summary} />
      </div>
      <Field label={t('block.field')} help={t('block.help')} {...form.field('text')}>
        <Combobox
          key={round}
          name="employer"
          placeholder={t('block.placeholder')}
          emptyText={t('block.unknown')}
          loadOptions={loadEmployers}
          onTextChange={changeText}
          onSelect={({ value, label }) => {
            form.setValue('found', { value, label });
            changeText(label);
          }}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={isPending}>
        {t('block.add')}
      </Button>
      {found && <Checkbox {...form.register('isGroup')} label={t('block.withGroup')} />}
    </form>
  );
}
