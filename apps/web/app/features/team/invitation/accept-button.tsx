import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { reloadSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { EMPLOYER_HOME } from '../../employer-area/shared/employer-area-paths.ts';

/** For who is signed in with the invited address. */
export function AcceptButton({ token }: { token: string }) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataOf(api.POST('/api/team-invitations/accepted', { body: { token } })),
    onSuccess: async () => {
      await reloadSession();
      await navigate(EMPLOYER_HOME);
    },
  });
  return (
    <>
      {error && (
        <Note tone="warn" role="alert" className="mb-4">
          {errorText(error)}
        </Note>
      )}
      <Button size="l" loading={isPending} onClick={() => mutate()}>
        {t('invitation.accept')}
      </Button>
    </>
  );
}
