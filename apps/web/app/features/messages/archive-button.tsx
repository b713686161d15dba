import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useRefreshMessages } from './use-conversations.ts';

/** Puts a conversation away for the whole team, or takes it up again. */
export function ArchiveButton({ conversation: { applicationId, isArchived } }: { conversation: Conversation }) {
  const { t } = useTranslation('messages', { keyPrefix: 'archive' });
  const errorText = useErrorText();
  const refresh = useRefreshMessages();
  const told = (done: string) => ({
    onSuccess: () => {
      refresh();
      void toast(done);
    },
    onError: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
  });
  const archive = $api.useMutation('put', '/api/applications/{id}/messages/archive', told(t('done')));
  const restore = $api.useMutation('delete', '/api/applications/{id}/messages/archive', told(t('restored')));
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <IconButton
      label={t(isArchived ? 'restore' : 'put')}
      icon={<Icon size={22} />}
      aria-disabled={archive.isPending || restore.isPending}
      onClick={() => (isArchived ? restore : archive).mutate({ params: { path: { id: applicationId } } })}
    />
  );
}
