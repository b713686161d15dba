import { type RealtimeEvent, realtimeEventSchema } from '@stellenvisite/contract/realtime.schema';
import { REALTIME_CHANNEL } from '@stellenvisite/core/realtime/publish-event';
import type { FastifyBaseLogger } from 'fastify';
import { type Connections, type Listening, listenToDatabase } from '../database/listen-to-database.ts';

type EventOptions = {
  pool: Connections;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onEvent: (event: RealtimeEvent) => void;
};

/** Hears what any process publishes, once its transaction is committed. What is no event of ours is logged and dropped. */
export function listenToEvents({ pool, log, onEvent }: EventOptions): Promise<Listening> {
  return listenToDatabase({
    pool,
    channel: REALTIME_CHANNEL,
    log,
    onNotification(payload) {
      if (payload === undefined) return;
      const event = realtimeEventSchema.safeParse(readJson(payload));
      if (event.success) onEvent(event.data);
      else log.warn({ channel: REALTIME_CHANNEL }, 'a notification is no event');
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
