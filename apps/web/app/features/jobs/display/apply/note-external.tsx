import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { useProblemText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { refreshOwnApplications } from './own-application-store.ts';

/** „Dort beworben?“: stored for oneself alone, the employer does not see it. */
export function NoteExternal({ jobId }: { jobId: string }) {
  const { t } = useTranslation('applications');
  const problemText = useProblemText();
  const [isSending, setIsSending] = useState(false);
  const note = async () => {
    setIsSending(true);
    try {
      const params = { path: { id: jobId } };
      await dataOf(api.POST('/api/jobs/{id}/external-applications', { params, body: {} }));
      await refreshOwnApplications();
      void toast(t('own.note.done'), { tone: 'good' });
    } catch (error) {
      const code = problemCodeOf(error);
      void toast(problemText(code), { tone: 'bad' });
      // Noted in another tab meanwhile.
      if (code === 'application.already_open') await refreshOwnApplications();
    } finally {
      setIsSending(false);
    }
  };
  return (
    <p className="apply-track no-print">
      {t('own.note.ask')}{' '}
      <Button variant="ghost" size="s" loading={isSending} onClick={() => void note()}>
        {t('own.note.action')}
      </Button>
    </p>
  );
}
