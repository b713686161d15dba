import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { useProblemText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { setOwnApplication } from './own-application-store.ts';
import { readOwnApplication, toOwnApplication } from './read-own-application.ts';

/** „Dort beworben?“: stored for oneself alone, the employer does not see it. */
export function NoteExternal({ jobId, accountId }: { jobId: string; accountId: string }) {
  const { t } = useTranslation('applications');
  const problemText = useProblemText();
  const [isSending, setIsSending] = useState(false);
  const note = async () => {
    setIsSending(true);
    try {
      const params = { path: { id: jobId } };
      const noted = await dataOf(api.POST('/api/jobs/{id}/external-applications', { params, body: {} }));
      setOwnApplication(accountId, jobId, toOwnApplication(noted));
      void toast(t('own.note.done'), { tone: 'good' });
    } catch (error) {
      const code = problemCodeOf(error);
      void toast(problemText(code), { tone: 'bad' });
      // Noted in another tab meanwhile.
      if (code === 'application.already_open') await readOwnApplication(accountId, jobId);
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
