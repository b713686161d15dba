import type { EmmaConversation } from '@stellenvisite/contract/assistant/emma.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Plus, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { conversationIdOf, resumeConversation, startConversation } from '../chat/emma-chat.ts';
import type { Emma } from '../chat/use-emma.ts';
import { CONVERSATIONS, DeleteAll, useConversations } from '../settings/delete-all.tsx';
import { useDownload } from '../settings/settings-view.tsx';

/** Open, delete, download: conversations are the person's own. */
export function ConversationList({ emma }: { emma: Emma }) {
  const { t } = useTranslation('emma');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data, error } = useConversations({ enabled: true });
  const { download, isPending } = useDownload();
  const openId = conversationIdOf(emma.messages);
  // A conversation that goes on moves to the top of the list.
  useEffect(() => {
    if (!emma.isRunning && openId) void client.invalidateQueries({ queryKey: CONVERSATIONS });
  }, [client, emma.isRunning, openId]);
  const items = data?.items ?? [];
  return (
    <section className="ep-list" aria-labelledby="emma-conversations">
      <header>
        <h2 id="emma-conversations">{t('page.list')}</h2>
        <Button size="s" variant="secondary" icon={<Plus size={18} />} onClick={startConversation}>
          {t('settings.new.label')}
        </Button>
      </header>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {data && items.length === 0 && <p className="ea-quiet">{t('page.none')}</p>}
      <ul>
        {items.map((item) => (
          <Row key={item.id} item={item} isOpen={item.id === openId} />
        ))}
      </ul>
      {items.length > 0 && (
        <footer>
          <Button size="s" variant="ghost" icon={<Download size={18} />} loading={isPending} onClick={() => download()}>
            {t('settings.download.label')}
          </Button>
          <DeleteAll
            count={data?.total ?? 0}
            trigger={(ask) => (
              <Button size="s" variant="ghost" icon={<Trash2 size={18} />} onClick={ask}>
                {t('settings.delete.label')}
              </Button>
            )}
          />
          <p className="ea-quiet">{t('page.retention')}</p>
        </footer>
      )}
    </section>
  );
}

function Row({ item: { id, title, messages, updatedAt }, isOpen }: { item: EmmaConversation; isOpen: boolean }) {
  const { t } = useTranslation('emma');
  const { open, remove } = useRow(id, isOpen);
  return (
    <li aria-current={isOpen || undefined}>
      <button type="button" className="ep-open" onClick={() => open.mutate()}>
        <b>{title}</b>
        <small>
          {formatDate(updatedAt)} · {t('page.messages', { count: messages })}
        </small>
      </button>
      <button
        type="button"
        className="icon-btn"
        title={t('page.delete', { title })}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <Trash2 size={18} />
        <span className="visually-hidden">{t('page.delete', { title })}</span>
      </button>
    </li>
  );
}

function useRow(id: string, isOpen: boolean) {
  const { t } = useTranslation('emma');
  const errorText = useErrorText();
  const client = useQueryClient();
  const params = { path: { id } };
  const showError = (error: unknown) => void toast(errorText(error), { tone: 'bad' });
  const reread = () => client.invalidateQueries({ queryKey: CONVERSATIONS });
  const open = useMutation({
    mutationFn: () => dataOf(api.GET('/api/emma/conversations/{id}', { params })),
    onSuccess: resumeConversation,
    onError: showError,
    onSettled: reread,
  });
  const remove = useMutation({
    mutationFn: () => dataOf(api.DELETE('/api/emma/conversations/{id}', { params })),
    onSuccess: () => {
      if (isOpen) startConversation();
      void toast(t('page.deleted'), { tone: 'good' });
    },
    onError: showError,
    onSettled: reread,
  });
  return { open, remove };
}
