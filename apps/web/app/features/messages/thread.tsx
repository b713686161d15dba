import { OPEN_APPLICATION_STATUSES } from '@stellenvisite/contract/applications/applications';
import type { Conversation } from '@stellenvisite/contract/messages/messages.schema';
import { isLanguage } from '@stellenvisite/contract/platform/languages';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { LazyReportDialog } from '../support/reports/shared/report-button.tsx';
import { Composer } from './composer.tsx';
import { type MessagesSide, useOtherName } from './conversation-list.tsx';
import { THREAD, ThreadSkeleton } from './messages-skeleton.tsx';
import type { OutgoingMessage } from './outbox.ts';
import { ProposalDialog, type ProposalSeed } from './proposal-dialog.tsx';
import { TemplatePicker } from './templates/shared/template-picker.tsx';
import { ThreadAside } from './thread-aside.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadLog } from './thread-log.tsx';
import { useRefreshMessages } from './use-conversations.ts';
import type { OutboxView } from './use-outbox.ts';
import { useMarkRead, useThread } from './use-thread.ts';

/** The kinds of templates for a conversation; a decision is sent with its own form. */
const KINDS = ['question', 'acknowledgement'] as const;

type MessageTemplatesProps = { conversation: Conversation; onPick: (text: string) => void };

type ThreadEndProps = { conversation: Conversation; onUnblock: () => void };

type ThreadProps = { applicationId: string; side: MessagesSide; outbox: OutboxView };

export function Thread({ applicationId, side, outbox }: ThreadProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const thread = useThread(applicationId);
  useMarkRead(applicationId, thread.messages);
  if (thread.conversation) return <OpenThread thread={thread} {...{ applicationId, side, outbox }} />;
  if (!thread.error) return <ThreadSkeleton />;
  return (
    <EmptyState
      art="building"
      title={t('error.thread')}
      text={errorText(thread.error)}
      actions={<Button onClick={() => void thread.refetch()}>{t('error.again')}</Button>}
    />
  );
}

type OpenThreadProps = ThreadProps & { thread: ReturnType<typeof useThread> };

function OpenThread({ thread, applicationId, side, outbox }: OpenThreadProps) {
  const { t } = useTranslation('messages');
  const { conversation, messages = [] } = thread;
  const [reported, setReported] = useState<string | null>(null);
  const [proposing, setProposing] = useState<{ seed?: ProposalSeed } | null>(null);
  // Another draft than the one that is being typed makes another composer.
  const [revision, setRevision] = useState(0);
  const setBlocked = useBlock(applicationId);
  const name = useOtherName(conversation ?? NOBODY);
  if (!conversation) return null;
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const outgoing = outbox.outgoing.filter(
    (message) => message.applicationId === applicationId && !arrived.has(message.clientId),
  );
  const lastReceived = messages.findLast(({ isOwn, sender }) => !isOwn && !sender.isDeleted)?.id;
  const isOpen = OPEN_APPLICATION_STATUSES.some((status) => status === conversation.status);
  const mayWrite = side.employer?.mayWrite ?? true;
  const canPropose = isOpen && mayWrite && conversation.closure === null;
  const recall = (message: OutgoingMessage) => {
    outbox.takeBack(message);
    setRevision((count) => count + 1);
  };
  const asOf = new Date(thread.dataUpdatedAt).toISOString();
  return (
    <>
      <section className={THREAD} aria-labelledby="thread">
        <ThreadHead
          conversation={conversation}
          side={side}
          onBlock={setBlocked}
          onReport={lastReceived ? () => setReported(lastReceived) : null}
        />
        <ThreadLog
          key={applicationId}
          applicationId={applicationId}
          name={name}
          party={conversation.party}
          messages={messages}
          handovers={thread.handovers}
          outgoing={outgoing}
          asOf={asOf}
          hasOlder={thread.hasNextPage}
          isReadingOlder={thread.isFetchingNextPage}
          onOlder={() => void thread.fetchNextPage()}
          outbox={{ resend: outbox.resend, recall: recall }}
          onReport={setReported}
          onCounter={canPropose ? (seed) => setProposing({ seed }) : null}
        />
        {conversation.closure ? (
          <ThreadEnd conversation={conversation} onUnblock={() => setBlocked(false)} />
        ) : !mayWrite ? (
          <p className="border-line border-t bg-sheet px-5 py-4 text-fs-7 text-ink-2">{t('readOnly')}</p>
        ) : (
          <Composer
            key={`${applicationId} ${revision}`}
            placeholder={t('placeholder', { name })}
            draft={outbox.draftOf(applicationId)}
            onDraft={(draft) => outbox.saveDraft(applicationId, draft)}
            onSend={(draft) => outbox.send(applicationId, draft)}
            {...(canPropose && conversation.party === 'employer' && { onPropose: () => setProposing({}) })}
            {...(side.employer && {
              tools: (insert) => <MessageTemplates conversation={conversation} onPick={insert} />,
            })}
          />
        )}
        {proposing && (
          <ProposalDialog
            applicationId={applicationId}
            party={conversation.party}
            seed={proposing.seed}
            onClose={() => setProposing(null)}
          />
        )}
        <Suspense>
          {reported && (
            <LazyReportDialog target={{ kind: 'message', id: reported }} onClose={() => setReported(null)} />
          )}
        </Suspense>
      </section>
      {side.employer && (
        <ThreadAside
          conversation={conversation}
          employerId={side.employer.employerId}
          messages={messages}
          asOf={asOf}
        />
      )}
    </>
  );
}

const NOBODY = { party: 'applicant', employer: { id: null, name: '' }, applicant: null } as const;

function useBlock(applicationId: string): (isBlocked: boolean) => void {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const refresh = useRefreshMessages();
  const notifyWhenDone = (done: string) => ({
    onSuccess: () => {
      refresh();
      void toast(done);
    },
    onError: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
  });
  const block = $api.useMutation('put', '/api/applications/{id}/messages/block', notifyWhenDone(t('blocked')));
  const unblock = $api.useMutation('delete', '/api/applications/{id}/messages/block', notifyWhenDone(t('unblocked')));
  return (isBlocked) => (isBlocked ? block : unblock).mutate({ params: { path: { id: applicationId } } });
}

/** In the place of the composer: why nobody can write, and what can be done. */
function ThreadEnd({ conversation: { closure, party }, onUnblock }: ThreadEndProps) {
  const { t } = useTranslation('messages');
  if (!closure) return null;
  return (
    <div className="border-line border-t bg-sheet px-6 py-3 max-md:px-gutter">
      <Note>
        <p>{t(`closure.${party}.${closure}`)}</p>
        {closure === 'blocked' && party === 'applicant' && (
          <Button size="s" variant="secondary" className="mt-3" onClick={onUnblock}>
            {t('menu.unblock')}
          </Button>
        )}
      </Note>
    </div>
  );
}

/** The employer's texts, with the names of this conversation filled in. */
function MessageTemplates({ conversation, onPick }: MessageTemplatesProps) {
  const { i18n } = useTranslation();
  return (
    <TemplatePicker
      employerId={conversation.employer.id ?? undefined}
      kinds={KINDS}
      language={isLanguage(i18n.language) ? i18n.language : 'de'}
      values={{
        name: conversation.applicant?.name ?? '',
        job: conversation.job.title,
        employer: conversation.employer.name,
      }}
      onPick={onPick}
    />
  );
}
