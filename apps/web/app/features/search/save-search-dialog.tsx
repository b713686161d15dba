import { SAVED_SEARCH_NAME_LENGTH } from '@stellenvisite/contract/saved-searches';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { outcomeOf } from '../../api/outcome.ts';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { accountApi } from '../../session/api.ts';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { proposeName, searchSummary } from '../saved-searches/shared/search-summary.ts';

type SaveSearchDialogProps = { query: string; onClose: () => void; onSaved: () => void };

export function SaveSearchDialog({ query, onClose, onSaved }: SaveSearchDialogProps) {
  const { t: saved } = useTranslation('saved-searches');
  const { t: fields } = useTranslation('job-fields');
  const problemText = useProblemText();
  const locale = useLocale();
  const navigate = useNavigate();
  const save = async (name: string) => {
    const api = await accountApi();
    const { code } = await outcomeOf(api.POST('/api/saved-searches', { body: { name, query } }));
    if (code) return problemText(code);
    onSaved();
    onClose();
    void toast(saved('saved', { name }), {
      tone: 'good',
      action: { label: saved('show'), onClick: () => void navigate('/dashboard/suchen') },
    });
    return null;
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
      onClose={onClose}
      onSave={save}
    />
  );
}
