import { MOVE_UNDO_SECONDS, type ReceivedColumn } from '@stellenvisite/contract/applications/received-applications';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { fetchSignedIn, sendOnLeave } from '../../../../session/api.ts';
import { createStore, useStore } from '../../../../ui/create-store.ts';
import { notify } from '../../../../ui/feedback/notify.ts';
import { UndoToast } from '../../../../ui/feedback/undo-toast.tsx';
import { useReadReceivedAgain } from './received-queries.ts';

/**
 * An answer that can still be undone: it is shown as given and sent only when the time is over, so that nobody is notified of
 * what was taken back (docs/decisions/031).
 */
export type ScheduledMove = {
  /** The moved applications; until the move is sent, the list shows them in `to`. */
  applications: readonly { id: string; name: string }[];
  to: ReceivedColumn;
  /** Shown in place of the column, where more happens than a move. */
  title?: string;
  /** The call that makes the move. */
  request: { method: 'POST' | 'PATCH' | 'PUT'; path: string; body: object };
};

type QuarantinedEntry = ScheduledMove & { key: number };

const pendingMoves = createStore<readonly QuarantinedEntry[]>([]);

let lastKey = 0;

const take = (key: number): QuarantinedEntry | undefined => {
  const entry = pendingMoves.get().find((each) => each.key === key);
  pendingMoves.set(pendingMoves.get().filter((each) => each.key !== key));
  return entry;
};

const undoMove = (key: number): void => void take(key);

export const useScheduledMoves = (): readonly QuarantinedEntry[] => useStore(pendingMoves);

/** Renders one line for every answer that can still be undone. Whoever leaves the page sends them at once. */
export function ScheduledMovesBar() {
  const pendingMoves = useScheduledMoves();
  useEffect(() => {
    window.addEventListener('pagehide', sendAllOnLeave);
    return () => {
      window.removeEventListener('pagehide', sendAllOnLeave);
      sendAllOnLeave();
    };
  }, []);
  return (
    <div className="scheduled-moves" role="status">
      {pendingMoves.map((entry) => (
        <ScheduledMoveLine key={entry.key} entry={entry} />
      ))}
    </div>
  );
}

function ScheduledMoveLine({ entry }: { entry: QuarantinedEntry }) {
  const { t } = useTranslation('received-applications');
  const send = useSendMove();
  const [first] = entry.applications;
  const count = entry.applications.length;
  return (
    <UndoToast
      icon={<Undo2 size={20} />}
      title={
        entry.title ??
        (count === 1 && first
          ? t('scheduled.one', { name: first.name, column: t(`column.${entry.to}`) })
          : t('scheduled.several', { count, column: t(`column.${entry.to}`) }))
      }
      undoLabel={t('scheduled.undo')}
      ms={MOVE_UNDO_SECONDS * 1000}
      restartOn={entry.key}
      onUndo={() => undoMove(entry.key)}
      onEnd={() => void send(entry.key)}
    >
      {t(entry.to === 'seen' ? 'scheduled.seenHint' : 'scheduled.undoHint')}
    </UndoToast>
  );
}

function useSendMove(): (key: number) => Promise<void> {
  const { t } = useTranslation('received-applications');
  const errorText = useErrorText();
  const readAgain = useReadReceivedAgain();
  return async (key) => {
    try {
      const { refused } = await sendMove(key);
      if (refused > 0)
        void notify({ title: t('scheduled.refused', { count: refused }), text: t('scheduled.stale.text') });
    } catch (error) {
      const isStale = problemCodeOf(error) === 'application.version_stale';
      void notify({
        title: t(isStale ? 'scheduled.stale.title' : 'scheduled.failed'),
        text: isStale ? t('scheduled.stale.text') : errorText(error),
        tone: 'destructive',
      });
    }
    await readAgain();
  };
}

export function scheduleMove(move: ScheduledMove): void {
  lastKey += 1;
  pendingMoves.set([...pendingMoves.get(), { ...move, key: lastKey }]);
}

/** Sends a move whose time is over and answers how many of several were not made; throws the problem when all is refused. */
async function sendMove(key: number): Promise<{ refused: number }> {
  const entry = take(key);
  if (!entry) return { refused: 0 };
  const { method, path, body } = entry.request;
  const headers = { 'content-type': 'application/json' };
  const url = new URL(path, location.href);
  const answer = await fetchSignedIn(new Request(url, { method, headers, body: JSON.stringify(body) }));
  const content: unknown = await answer.json();
  if (!answer.ok) throw content;
  return { refused: countRefused(content) };
}

function countRefused(content: unknown): number {
  if (typeof content !== 'object' || content === null || !('items' in content) || !Array.isArray(content.items))
    return 0;
  return content.items.filter((item: { refusal?: unknown }) => typeof item.refusal === 'string').length;
}

/** Sends all scheduled moves when the page is left, without waiting for an answer. */
export function sendAllOnLeave(): void {
  for (const { request } of pendingMoves.get()) sendOnLeave(request);
  pendingMoves.set([]);
}
