import { TALENT_SEARCH_NAME_LENGTH } from '@stellenvisite/contract/talent-pool/talent-pool';
import { saveTalentSearchSchema } from '@stellenvisite/contract/talent-pool/talent-searches.schema';
import { BellPlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useReadPoolAgain } from './pool-queries.ts';

type SavedSearchesProps = {
  employerId: string;
  /** The filters as the address has them. */
  query: string;
  /** A name to begin with. */
  proposedName: string;
  onClose: () => void;
};

const saveFormSchema = saveTalentSearchSchema.omit({ query: true });

/** Saves the search at hand and lists those that were saved, each with its notices. */
export function SavedSearches({ employerId, query, proposedName, onClose }: SavedSearchesProps) {
  const { t } = useTranslation('talent-pool');
  const readAgain = useReadPoolAgain();
  const { data } = $api.useQuery('get', '/api/talent-pool/searches', { params: { query: { employerId } } });
  const changed = { onSuccess: () => void readAgain() };
  const change = $api.useMutation('patch', '/api/talent-pool/searches/{id}', changed);
  const remove = $api.useMutation('delete', '/api/talent-pool/searches/{id}', {
    onSuccess: () => {
      void toast(t('saved.deleted'));
      void readAgain();
    },
  });
  const { mutate: see } = $api.useMutation('put', '/api/talent-pool/searches/{id}/seen', changed);
  const open = (id: string) => {
    see({ params: { path: { id }, query: { employerId } } });
    onClose();
  };
  const items = data?.items ?? [];
  return (
    <Dialog open onClose={onClose} title={t('saved.title')}>
      <SaveForm employerId={employerId} query={query} proposedName={proposedName} />
      <ul className="te-saved">
        {items.map(({ id, name, query: saved, notifies, fresh }) => (
          <li key={id}>
            <span>
              <Link className="link" to={{ pathname: '/talentpool', search: saved }} onClick={() => open(id)}>
                {name}
              </Link>
              {fresh > 0 && <small>{t('saved.new', { count: fresh })}</small>}
            </span>
            <IconButton
              label={t('saved.delete', { name })}
              icon={<Trash2 size={20} />}
              onClick={() => remove.mutate({ params: { path: { id }, query: { employerId } } })}
            />
            <Switch
              label={t('saved.notify')}
              checked={notifies}
              onChange={({ target }) =>
                change.mutate({ params: { path: { id }, query: { employerId } }, body: { notifies: target.checked } })
              }
            />
          </li>
        ))}
        {items.length === 0 && <li>{t('saved.none')}</li>}
      </ul>
    </Dialog>
  );
}

function SaveForm({ employerId, query, proposedName }: Omit<SavedSearchesProps, 'onClose'>) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const readAgain = useReadPoolAgain();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/talent-pool/searches', {
    onSuccess: () => {
      void toast(t('saved.done'), { tone: 'good' });
      void readAgain();
    },
  });
  const form = useZodForm({
    schema: saveFormSchema,
    defaultValues: { name: proposedName, notifies: true },
    fields: ['name'],
    errorText: () => t('saved.empty'),
    onSubmit: (values) => {
      if (!isPending) mutate({ params: { query: { employerId } }, body: { ...values, query } });
    },
  });
  return (
    <form className="grid gap-3" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} failure={error && errorText(error)} />
      <Field label={t('saved.name')} required {...form.field('name')}>
        <TextInput {...form.register('name')} maxLength={TALENT_SEARCH_NAME_LENGTH} />
      </Field>
      <Checkbox {...form.register('notifies')} label={t('saved.notify')} />
      <Button type="submit" icon={<BellPlus size={20} />} loading={isPending}>
        {t('saved.save')}
      </Button>
    </form>
  );
}
