import type {
  PresentEmployer as Answer,
  OwnTalentProfile,
  SavePresentEmployer,
} from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { publicApi } from '../../../../api/public-api.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import type { ComboboxOption } from '../../../../ui/forms/use-combobox.ts';

const OPTIONS = 8;
const MIN_NAME = 2;

type PresentEmployerProps = {
  /** Null while the question is open. */
  answer: Answer | null;
  /** The id of the text field, where links lead to it. */
  id?: string;
};

/** Asks where somebody works now, only to block it: an employer of the list, any other name, or none. Saved at once. */
export function PresentEmployer({ answer, id }: PresentEmployerProps) {
  const { t } = useTranslation('seeker-profiles', { keyPrefix: 'presentEmployer' });
  const [isChanging, setIsChanging] = useState(false);
  // The box is ticked at once, and stays so where the server agrees.
  const [isTicked, setIsTicked] = useState(false);
  const { save, isPending, error } = useSavePresentEmployer({
    onSaved: () => setIsChanging(false),
    onSettled: () => setIsTicked(false),
  });
  const isOpen = answer === null || isChanging;
  const isUnemployed = answer?.isEmployed === false;
  return (
    <div className="grid gap-3">
      {answer?.isEmployed && !isChanging && (
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-control border border-line bg-sheet px-3 py-2.5">
          <Ban size={20} className="text-ink-2" />
          <p className="text-fs-7 leading-[1.35]">
            <b className="block wrap-anywhere">{answer.name}</b>
            <span className="text-fs-8 text-ink-2">{t('blocked', { count: answer.sites })}</span>
          </p>
          <Button size="s" variant="secondary" onClick={() => setIsChanging(true)}>
            {t('change')}
          </Button>
        </div>
      )}
      {isOpen && <EmployerSearch {...(id && { id })} save={save} isPending={isPending} error={error} />}
      {(isOpen || isUnemployed) && (
        <Checkbox
          label={t('none')}
          checked={isTicked || (isUnemployed && !isChanging)}
          disabled={isPending}
          onChange={({ target }) => {
            if (!target.checked) setIsChanging(true);
            else if (isUnemployed) setIsChanging(false);
            else {
              setIsTicked(true);
              save({ kind: 'none' });
            }
          }}
        />
      )}
    </div>
  );
}

type Saving = { onSaved: () => void; onSettled: () => void };

function useSavePresentEmployer({ onSaved, onSettled }: Saving) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = $api.useMutation('put', '/api/talent-pool/me/present-employer', {
    onSuccess: (own: OwnTalentProfile) => {
      client.setQueriesData<OwnTalentProfile>({ queryKey: ['get', '/api/talent-pool/me'] }, own);
      void client.invalidateQueries({ queryKey: ['get', '/api/talent-pool/enquiries'] });
      void client.invalidateQueries({ queryKey: ['get', '/api/profile'] });
      onSaved();
    },
    onSettled,
  });
  const save = (body: SavePresentEmployer) => {
    if (!isPending) mutate({ body });
  };
  return { save, isPending, error: error ? errorText(error) : undefined };
}

type EmployerSearchProps = {
  id?: string;
  save: (answer: SavePresentEmployer) => void;
  isPending: boolean;
  error: string | undefined;
};

function EmployerSearch({ id, save, isPending, error }: EmployerSearchProps) {
  const { t } = useTranslation('seeker-profiles', { keyPrefix: 'presentEmployer' });
  const [text, setText] = useState('');
  const name = text.trim();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 max-sm:grid-cols-1">
      <Field label={t('label')} {...(id && { id })} error={error}>
        <Combobox
          name="present-employer"
          icon={<Search size={18} />}
          maxLength={160}
          placeholder={t('placeholder')}
          emptyText={t('unlisted')}
          loadOptions={loadEmployers}
          onTextChange={setText}
          onSelect={({ value }) => save({ kind: 'employer', employerId: value })}
        />
      </Field>
      <Button
        variant="secondary"
        loading={isPending}
        aria-disabled={name.length < MIN_NAME || undefined}
        onClick={() => name.length >= MIN_NAME && save({ kind: 'name', name })}
      >
        {t('save')}
      </Button>
    </div>
  );
}

/** Proposes listed employers by name. */
export async function loadEmployers(text: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  if (text.trim().length < MIN_NAME) return [];
  const query = { q: text.trim().slice(0, 100), pageSize: OPTIONS };
  const { items } = await dataOf(publicApi.GET('/api/employers', { params: { query }, signal }));
  return items.map(({ id, name, location }) => ({
    value: id,
    label: name,
    ...(location.city && { note: location.city }),
  }));
}
