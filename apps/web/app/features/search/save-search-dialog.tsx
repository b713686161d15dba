import { SAVED_SEARCH_NAME_LENGTH } from '@stellenvisite/contract/saved-searches';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { QueryProvider } from '../../session/query-provider.tsx';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { SAVED_SEARCHES } from '../saved-searches/shared/saved-searches-key.ts';
import { proposeName, searchSummary } from '../saved-searches/shared/search-summary.ts';

type SaveSearchDialogProps = { query: string; onClose: () => void; onSaved: () => void };

export function SaveSearchDialog(props: SaveSearchDialogProps) {
  return (
    <QueryProvider>
      <NameSearch {...props} />
    </QueryProvider>
  );
}

function NameSearch({ query, onClose, onSaved }: SaveSearchDialogProps) {
  const { t: saved } = useTranslation('saved-searches');
  const { t: fields } = useTranslation('job-fields');
  const errorText = useErrorText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/saved-searches', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: SAVED_SEARCHES }),
  });
  const finish = (name: string) => {
    onSaved();
    onClose();
    void toast(saved('saved', { name }), {
      tone: 'good',
      action: { label: saved('show'), onClick: () => void navigate('/dashboard/suchen') },
    });
  };
  return (
    <NameDialog
      words={{
        title: saved('dialog.save'),
        label: saved('dialog.name'),
        help: saved('dialog.help'),
        empty: saved('dialog.empty'),
        save: saved('dialog.submit'),
        cancel: saved('dialog.cancel'),
      }}
      name={proposeName(searchSummary(query, { fields, saved, locale }))}
      maxLength={SAVED_SEARCH_NAME_LENGTH}
      isSaving={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
      onSave={(name) => mutate({ body: { name, query } }, { onSuccess: () => finish(name) })}
    />
  );
}
