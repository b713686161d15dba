import { type RealtimeEvent, realtimeEventSchema, sessionEndedSchema } from '@stellenvisite/contract/realtime.schema';
import { REALTIME_CHANNEL } from '@stellenvisite/core/realtime/publish-event';
import type { FastifyBaseLogger } from 'fastify';
import { type Connections, type Listening, listenToDatabase } from '../database/listen-to-database.ts';

type EventOptions = {
  pool: Connections;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onEvent: (event: RealtimeEvent) => void;
  /** A session was deleted, for whatever reason; a trigger of its table says so. */
  onSessionEnd?: (sessionId: string) => void;
  /** Listening begins, for the first time or again: what came before was not heard. */
  onGap?: () => void;
};

/** Hears what any process publishes, once its transaction is committed. What is no event of ours is logged and dropped. */
export function listenToEvents({ pool, log, onEvent, onSessionEnd, onGap }: EventOptions): Promise<Listening> {
  return listenToDatabase({
    pool,
    channel: REALTIME_CHANNEL,
    log,
    onNotification(payload) {
      if (payload === undefined) return onGap?.();
      const value = readJson(payload);
      const event = realtimeEventSchema.safeParse(value);
      if (event.success) return onEvent(event.data);
      const ended = sessionEndedSchema.safeParse(value);
      if (ended.success) return onSessionEnd?.(ended.data.sessionId);
      log.warn({ channel: REALTIME_CHANNEL }, 'a notification is no event');
    },
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
