import type { ConversationHandover, Message } from '@stellenvisite/contract/messages/messages.schema';
import { relativeDate } from '@stellenvisite/contract/platform/format-date';
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { dayKey, longDay, MessageItem, type MessageItemProps, OutgoingItem } from './message-item.tsx';
import type { OutgoingMessage } from './outbox.ts';
import type { OutboxView } from './use-outbox.ts';

type ThreadLogProps = {
  applicationId: string;
  /** Of the other side, for those who cannot see whose it is. */
  name: string;
  party: Message['party'];
  messages: readonly Message[];
  /** Visible to the employer's side only. */
  handovers: readonly ConversationHandover[];
  outgoing: readonly OutgoingMessage[];
  asOf: string;
  hasOlder: boolean;
  isReadingOlder: boolean;
  onOlder: () => void;
  outbox: Pick<OutboxView, 'resend'> & { recall: (message: OutgoingMessage) => void };
} & Pick<MessageItemProps, 'onReport' | 'onCounter'>;

/** The messages by day, read out as they come. */
export function ThreadLog(props: ThreadLogProps) {
  const {
    applicationId,
    name,
    party,
    messages,
    handovers,
    outgoing,
    asOf,
    hasOlder,
    isReadingOlder,
    onOlder,
    outbox,
    onReport,
    onCounter,
  } = props;
  const { t } = useTranslation('messages');
  const log = useScrolledLog(messages, outgoing);
  return (
    <div
      ref={log}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5 [scrollbar-width:thin] focus-visible:outline-3 focus-visible:outline-focus focus-visible:-outline-offset-3 max-md:px-gutter max-md:py-4"
      role="log"
      aria-label={t('log', { name })}
      aria-busy={isReadingOlder}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {hasOlder && (
        <Button
          variant="secondary"
          size="s"
          loading={isReadingOlder}
          onClick={onOlder}
          className="mx-auto mt-0 mb-4 flex"
        >
          {t('older')}
        </Button>
      )}
      {messages.length + outgoing.length === 0 && (
        <p className="px-4 py-8 text-center text-ink-2">{t(`empty.thread.${party}`, { name })}</p>
      )}
      <ol className="grid content-start gap-4">
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {dayKey(message.sentAt) !== dayKey(messages[index - 1]?.sentAt ?? '1970-01-01T00:00:00Z') && (
              <Day when={message.sentAt} asOf={asOf} />
            )}
            <MessageItem message={message} applicationId={applicationId} onReport={onReport} onCounter={onCounter} />
            <Handovers handovers={handoversAfter(handovers, messages, index)} />
          </Fragment>
        ))}
        {outgoing.map((message) => (
          <OutgoingItem
            key={message.clientId}
            message={message}
            party={party}
            onResend={() => outbox.resend(message)}
            onRecall={() => outbox.recall(message)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Those between a message and the next one. */
function handoversAfter(
  handovers: readonly ConversationHandover[],
  messages: readonly Message[],
  index: number,
): ConversationHandover[] {
  const [from, until] = [messages[index]?.sentAt ?? '', messages[index + 1]?.sentAt];
  return handovers.filter(({ at }) => at >= from && (until === undefined || at < until));
}

function Handovers({ handovers }: { handovers: readonly ConversationHandover[] }): ReactNode {
  const { t } = useTranslation('messages');
  return handovers.map(({ id, by, to, isAssigned }) => (
    <li
      key={id}
      className="flex max-w-none items-center justify-center gap-3 text-center text-fs-8 text-ink-2 before:flex-1 before:border-line-2 before:border-t before:border-dashed after:flex-1 after:border-line-2 after:border-t after:border-dashed"
    >
      {t(isAssigned ? 'handover.given' : 'handover.freed', {
        by: by || t('handover.somebody'),
        to: to || t('handover.somebody'),
      })}
    </li>
  ));
}

function Day({ when, asOf }: { when: string; asOf: string }): ReactNode {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const { unit } = relativeDate(when, asOf);
  const isNear = unit === 'today' || unit === 'yesterday';
  const near = isNear ? t(`ago.${unit}`, { count: 0 }) : '';
  return (
    <li className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-fs-8 text-ink-2 before:border-line-2 before:border-t after:border-line-2 after:border-t">
      <span>{near ? near.charAt(0).toUpperCase() + near.slice(1) : longDay(when, asOf, locale)}</span>
    </li>
  );
}

const NEAR_END_PX = 160;

/** Begins at the newest message and stays there while the end is in view; older messages come in above without moving what is read. */
function useScrolledLog(messages: readonly Message[], outgoing: readonly OutgoingMessage[]) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', height: 0, sent: 0 });
  const first = messages[0]?.id ?? '';
  const sent = outgoing.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further message may move the end
  useLayoutEffect(() => {
    const { current: area } = log;
    if (!area) return;
    const last = before.current;
    const grown = area.scrollHeight - last.height;
    const wasAtEnd = area.scrollTop + area.clientHeight > last.height - NEAR_END_PX;
    if (last.first && first !== last.first && grown > 0) area.scrollTop += grown;
    else if (!last.first || wasAtEnd || sent > last.sent) area.scrollTop = area.scrollHeight;
    before.current = { first, height: area.scrollHeight, sent };
  }, [first, messages.length, sent]);
  return log;
}
