import type { RealtimeEventName } from '@stellenvisite/contract/platform/realtime.schema';
import { type OpenSocket, openSocket as openBrowserSocket } from './open-socket.ts';
import { deliverEvent, deliverGap } from './use-live-event.ts';

/** How often pages ask while there is no connection. */
const ASK_MS = 60_000;

type TabMessage =
  | { type: 'event'; name: RealtimeEventName; recordId: string }
  /** A new tab wants to know whether another one is connected. */
  | { type: 'hello' }
  | { type: 'state'; isConnected: boolean }
  /** The connection is new: what happened before it may have been missed. */
  | { type: 'connected' };

/**
 * Follows what happens to one person. One tab of the browser holds the connection and passes events on to the others; when
 * it is closed, the next takes over. While nobody is connected, every visible tab asks when it comes to the front and every
 * minute. Returns how to stop.
 */
export function followEvents(userId: string, openSocket: OpenSocket = openBrowserSocket): () => void {
  const name = `realtime-${userId}`;
  const stopped = new AbortController();
  const { signal } = stopped;
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const post = (message: TabMessage) => tabs?.postMessage(message);
  let isLeading = false;
  let isConnected = false;

  const connected = () => {
    isConnected = true;
    deliverGap();
  };
  const receive = (message: TabMessage) => {
    if (message.type === 'event') deliverEvent(message.name, { recordId: message.recordId });
    else if (message.type === 'connected') connected();
    else if (message.type === 'hello' && isLeading) post({ type: 'state', isConnected });
    else if (message.type === 'state' && message.isConnected !== isConnected) {
      if (message.isConnected) connected();
      else isConnected = false;
    }
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data), { signal });
  post({ type: 'hello' });

  const lead = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      isLeading = true;
      const socket = openSocket({
        onEvent(event, { recordId }) {
          deliverEvent(event, { recordId });
          post({ type: 'event', name: event, recordId });
        },
        onConnect() {
          connected();
          post({ type: 'connected' });
        },
        onDisconnect() {
          isConnected = false;
          post({ type: 'state', isConnected });
        },
      });
      signal.addEventListener('abort', () => {
        socket.close();
        post({ type: 'state', isConnected: false });
        resolve();
      });
    });
  // Waiting for the lock ends with an error when the tab stops before its turn has come.
  if ('locks' in navigator) void navigator.locks.request(name, { signal }, lead).catch(() => undefined);
  else void lead();

  const ask = () => {
    if (!isConnected && document.visibilityState === 'visible') deliverGap();
  };
  document.addEventListener('visibilitychange', ask, { signal });
  const asking = setInterval(ask, ASK_MS);
  return () => {
    stopped.abort();
    clearInterval(asking);
    tabs?.close();
  };
}
