import type { TeamMember } from '@stellenvisite/contract/team.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { dataOf } from '../../api/data-of.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { api } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast.ts';
import { EMPLOYER_HOME } from '../employer-area/shared/employer-area-paths.ts';
import { useActingEmployer } from '../employer-area/shared/use-acting-employer.ts';
import { useTeamChange } from './use-team.ts';

type EndDialogProps = { member: TeamMember; onClose: () => void };

/** Asks before somebody is removed, or leaves by their own will. */
export function EndDialog({ member, onClose }: EndDialogProps) {
  const { t } = useTranslation('team');
  const { name: employer } = useActingEmployer();
  const errorText = useErrorText();
  const removal = useTeamChange();
  const leaving = useLeave();
  const name = member.fullName || (member.email ?? '');
  const words = member.isSelf ? 'leave' : 'remove';
  const { isPending, error } = member.isSelf ? leaving : removal;
  const end = () => {
    if (isPending) return;
    if (member.isSelf) leaving.mutate();
    else removal.mutate({ do: 'remove', userId: member.userId, name }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${words}.title`, { name, employer })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={end}>
            {t(`${words}.submit`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        <p>{t(`${words}.text`, { name, employer })}</p>
      </div>
    </Dialog>
  );
}

function useLeave() {
  const { t } = useTranslation('team');
  const { employerId, name } = useActingEmployer();
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/api/employer/team/membership', { params: { query: { employerId } } })),
    onSuccess: async () => {
      void toast(t('leave.done', { employer: name }), { tone: 'good' });
      await navigate(EMPLOYER_HOME);
      await client.invalidateQueries();
    },
  });
}
