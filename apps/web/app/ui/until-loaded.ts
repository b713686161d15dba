import { reportConnection } from './connection.ts';
import { isConnectionError } from './is-connection-error.ts';

const RETRY_MS = 3000;

/** What a page cannot do without may not come: it waits for the connection, and says so, where a failure would break the page. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let hasFailed = false; ; hasFailed = true) {
    try {
      const part = await load();
      // Without a failure it may have come from a copy here, which says nothing of the connection.
      if (hasFailed) reportConnection(true);
      return part;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      reportConnection(false);
      await untilNextTry();
    }
  }
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
