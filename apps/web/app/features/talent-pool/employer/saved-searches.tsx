import { TALENT_SEARCH_NAME_LENGTH } from '@stellenvisite/contract/talent-pool';
import { BellPlus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useReadPoolAgain } from './pool-queries.ts';

type SavedSearchesProps = {
  employerId: string;
  /** The filters as the address has them. */
  query: string;
  /** A name to begin with. */
  proposedName: string;
  onClose: () => void;
};

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
  const form = useId();
  const readAgain = useReadPoolAgain();
  const [name, setName] = useState(proposedName);
  const [notifies, setNotifies] = useState(true);
  const [isEmpty, setIsEmpty] = useState(false);
  const { mutate, isPending, error } = $api.useMutation('post', '/api/talent-pool/searches', {
    onSuccess: () => {
      void toast(t('saved.done'), { tone: 'good' });
      void readAgain();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(!name.trim());
    if (name.trim() && !isPending)
      mutate({ params: { query: { employerId } }, body: { name: name.trim(), query, notifies } });
  };
  return (
    <form id={form} className="grid gap-3" onSubmit={save} noValidate>
      <Field label={t('saved.name')} error={isEmpty ? t('saved.empty') : error && errorText(error)} required>
        <TextInput
          value={name}
          maxLength={TALENT_SEARCH_NAME_LENGTH}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Checkbox label={t('saved.notify')} checked={notifies} onChange={({ target }) => setNotifies(target.checked)} />
      <Button type="submit" icon={<BellPlus size={20} />} loading={isPending}>
        {t('saved.save')}
      </Button>
    </form>
  );
}
