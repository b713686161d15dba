import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents } from './follow-events.ts';
import type { OpenSocket, SocketHandlers } from './open-socket.ts';
import { type LiveEvent, onLiveEvent } from './use-live-event.ts';

const USER = '0198f0a0-0000-7000-8000-000000000001';
const message = { recordId: '0198f0a0-0000-7000-8000-000000000002' };

/** As browsers have it: one holder at a time, the next when that one is done. */
function stubLocks(): void {
  let last = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const before = last;
    const response = before.then(() => (signal.aborted ? undefined : hold()));
    last = response.then(() => undefined);
    return response;
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
}

/** Messages reach the other tabs a moment later, never the sender. */
function stubTabs(): void {
  const tabs = new Set<EventTarget>();
  class Tab extends EventTarget {
    constructor() {
      super();
      tabs.add(this);
    }
    postMessage(data: unknown): void {
      const others = [...tabs].filter((tab) => tab !== this);
      queueMicrotask(() => {
        for (const tab of others) tab.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
    close(): void {
      tabs.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', Tab);
}

const sockets: (SocketHandlers & { isClosed: boolean })[] = [];
const openSocket: OpenSocket = (handlers) => {
  const socket = { ...handlers, isClosed: false };
  sockets.push(socket);
  return {
    close() {
      socket.isClosed = true;
    },
  };
};

let heard: LiveEvent[] = [];
const stops: (() => void)[] = [];
const follow = () => {
  const stop = followEvents(USER, openSocket);
  stops.push(stop);
  return stop;
};
const ticks = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  stubLocks();
  stubTabs();
  heard = [];
  sockets.length = 0;
  stops.push(onLiveEvent('message.created', (event) => heard.push(event)));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe('events', () => {
  it('arrive, and each connection is followed by asking for what was missed before it', async () => {
    follow();
    await ticks();
    sockets[0]?.onConnect();
    sockets[0]?.onEvent('message.created', message);
    sockets[0]?.onEvent('feed.progress', message);
    sockets[0]?.onDisconnect();
    sockets[0]?.onConnect();
    expect(heard).toEqual([null, message, null]);
  });

  it('come through one connection for all tabs, and the next tab takes over', async () => {
    const leave = follow();
    follow();
    await ticks();
    expect(sockets).toHaveLength(1);
    sockets[0]?.onConnect();
    await ticks();
    heard = [];
    sockets[0]?.onEvent('message.created', message);
    await ticks();
    // Both tabs of this test share one list of handlers.
    expect(heard).toEqual([message, message]);

    leave();
    await ticks();
    expect([sockets[0]?.isClosed, sockets.length]).toEqual([true, 2]);
    heard = [];
    sockets[1]?.onConnect();
    sockets[1]?.onEvent('message.created', message);
    expect(heard).toEqual([null, message]);
  });

  it('stop with the session', async () => {
    const stop = follow();
    await ticks();
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect([sockets[0]?.isClosed, heard]).toEqual([true, []]);
  });
});

describe('without a connection', () => {
  it('a page asks every minute and when it comes to the front, and no more once it is connected', async () => {
    follow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([null]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toEqual([null, null]);
    sockets[0]?.onConnect();
    heard = [];
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(heard).toEqual([]);
    sockets[0]?.onDisconnect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([null]);
  });

  it('a new tab learns that another one is connected, and need not ask', async () => {
    follow();
    await ticks();
    sockets[0]?.onConnect();
    follow();
    await ticks();
    heard = [];
    await vi.advanceTimersByTimeAsync(120_000);
    expect(heard).toEqual([]);
  });
});
