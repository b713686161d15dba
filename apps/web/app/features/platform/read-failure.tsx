import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';

export function ReadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('applications');
  const errorText = useErrorText();
  return (
    <Note tone="warn" role="alert" className="mt-4">
      <p>{errorText(error)}</p>
      <Button variant="secondary" size="s" className="mt-2" onClick={onRetry}>
        {t('reload')}
      </Button>
    </Note>
  );
}
