import { type ComponentType, lazy } from 'react';
import { reportConnection } from './connection.ts';
import { isConnectionError } from './is-connection-error.ts';

const RETRY_MS = 3000;

/** React's `lazy` for a part whose script may not come: it waits for the connection, where `lazy` would fail the page. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

function untilNextTry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, RETRY_MS);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
    addEventListener('online', go);
  });
}

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      const part = await load();
      reportConnection(true);
      return part;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      reportConnection(false);
      await untilNextTry();
    }
  }
}
