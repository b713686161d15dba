import { REALTIME_EVENTS, type RealtimeEventName } from '@stellenvisite/contract/platform/realtime.schema';
import { io } from 'socket.io-client';
import { loadAuthClient } from '../session/auth-client.ts';

const RETRY_MS = 60_000;
const MAX_DELAY_MS = 30_000;

export type SocketHandlers = {
  onEvent: (name: RealtimeEventName, event: { recordId: string }) => void;
  onConnect: () => void;
  onDisconnect: () => void;
};
export type OpenSocket = (handlers: SocketHandlers) => { close(): void };

/** Connects with the session's token of the moment, and again by itself whenever the connection is lost. */
export const openSocket: OpenSocket = ({ onEvent, onConnect, onDisconnect }) => {
  const socket = io({
    transports: ['websocket'],
    reconnectionDelayMax: MAX_DELAY_MS,
    auth: (answer) => void readToken().then((token) => answer({ token })),
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  // The client gives up where the server refused; the token may be renewed a moment later.
  const retryLater = () => {
    clearTimeout(retry);
    if (!socket.active) retry = setTimeout(() => socket.connect(), RETRY_MS);
  };
  socket.on('connect', onConnect);
  socket.on('disconnect', () => {
    onDisconnect();
    retryLater();
  });
  socket.on('connect_error', retryLater);
  for (const name of REALTIME_EVENTS) socket.on(name, (event: { recordId: string }) => onEvent(name, event));
  return {
    close() {
      socket.off();
      clearTimeout(retry);
      socket.disconnect();
    },
  };
};

async function readToken(): Promise<string | undefined> {
  const { data } = await (await loadAuthClient()).getSession();
  return data.session?.access_token;
}
