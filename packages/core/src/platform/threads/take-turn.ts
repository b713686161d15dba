const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop in which no other such work begins. Requests that arrive together would do their heavy parts in one
 * go otherwise, and everybody else would wait for all of them; so it is called right before work that takes ten milliseconds or more.
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting[0]?.();
  // The one that got it stays in the queue until the next turn, so that nobody else starts in this one.
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) giveTurn();
  });
}
