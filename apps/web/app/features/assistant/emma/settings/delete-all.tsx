import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { startConversation } from '../chat/emma-chat.ts';

/** How the cache's keys begin. */
export const SETTINGS = ['get', '/api/emma/settings'] as const;

export const CONVERSATIONS = ['get', '/api/emma/conversations'] as const;

export const useEmmaSettings = ({ enabled }: { enabled: boolean }) =>
  $api.useQuery('get', '/api/emma/settings', {}, { enabled });

export const useConversations = ({ enabled }: { enabled: boolean }) =>
  $api.useQuery('get', '/api/emma/conversations', {}, { enabled });

type DeleteAllProps = { count: number; trigger: (ask: () => void) => ReactNode };

/** Deletes all conversations after one question. Saved jobs and alerts stay. */
export function DeleteAll({ count, trigger }: DeleteAllProps) {
  const { t } = useTranslation('emma');
  const errorText = useErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) cancelButton.current?.focus();
  }, [isAsked]);
  const { mutate, isPending, error } = $api.useMutation('delete', '/api/emma/conversations', {
    onSuccess: (_data, _variables, _before, { client }) => {
      startConversation();
      setIsAsked(false);
      return client.invalidateQueries({ queryKey: CONVERSATIONS });
    },
  });
  return (
    <>
      {trigger(() => setIsAsked(true))}
      {isAsked && (
        <section className="ea-sure" aria-label={t('settings.delete.label')}>
          <b>{t('settings.delete.sure', { count })}</b>
          <p>{t('settings.delete.text')}</p>
          {error && (
            <Note tone="warn" role="alert">
              {errorText(error)}
            </Note>
          )}
          <div>
            <Button ref={cancelButton} variant="secondary" onClick={() => setIsAsked(false)}>
              {t('settings.delete.keep')}
            </Button>
            <Button variant="danger" loading={isPending} onClick={() => mutate({})}>
              {t('settings.delete.go')}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
