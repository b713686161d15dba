import { createStore, useStore } from '../create-store.ts';

/** States whether a page could not be fetched. It stays true until one comes again. */
const isLost = createStore(false);

export const useIsConnectionLost = (): boolean => useStore(isLost);

/** Matches the messages of browsers when no answer came, or only a part of one: Chrome, Firefox, Safari, and React Router of a page cut short. */
const MESSAGES =
  /failed to fetch|networkerror|load failed|network error|importing a module script failed|unable to decode turbo-stream/i;

const RETRY_MS = 3000;

/** Loads a part that a page cannot do without: waits for the connection, and reports it, where a failure would break the page. */
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

export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message);
}

export function reportConnection(reached: boolean): void {
  isLost.set(!reached);
}
