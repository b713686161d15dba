import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { mayInTeam } from '@stellenvisite/contract/permissions';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { useRefreshMessages } from './use-conversations.ts';

type AssigneeSelectProps = { conversation: Conversation; employerId: string; mayAssign: boolean };

const NOBODY = '';

/** Gives the conversation to somebody of the team who may answer it. Those who only read see who it is. */
export function AssigneeSelect({ conversation, employerId, mayAssign }: AssigneeSelectProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const refresh = useRefreshMessages();
  const id = useId();
  const { data: team } = $api.useQuery(
    'get',
    '/api/employer/team',
    { params: { query: { employerId } } },
    { enabled: mayAssign },
  );
  const { mutate, isPending, variables } = $api.useMutation('put', '/api/applications/{id}/messages/assignee', {
    onSuccess: refresh,
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const { applicationId, assignee } = conversation;
  if (!mayAssign)
    return (
      <p className="msg-care">
        {t('care.label')} <b>{assignee?.name ?? t('care.nobody')}</b>
      </p>
    );
  const members = (team?.members ?? []).filter(({ role }) => mayInTeam(role, 'message.write'));
  const isMissing = assignee !== null && !members.some(({ userId }) => userId === assignee.userId);
  const shown = isPending ? variables.body.userId : assignee?.userId;
  return (
    <div className="msg-care">
      <label htmlFor={id}>{t('care.label')}</label>
      <Select
        id={id}
        size="s"
        value={shown ?? NOBODY}
        onChange={({ target }) =>
          mutate({ params: { path: { id: applicationId } }, body: { userId: target.value || null } })
        }
        options={[
          { value: NOBODY, label: t('care.nobody') },
          ...members.map(({ userId, fullName, email, isSelf }) => ({
            value: userId,
            label: isSelf ? t('care.self', { name: fullName || email }) : fullName || email || '',
          })),
          ...(isMissing ? [{ value: assignee.userId, label: assignee.name }] : []),
        ]}
      />
    </div>
  );
}
