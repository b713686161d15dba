const OVER = Symbol('the turn is over');

/**
 * Joins the chunks of a stream that arrive within one turn of the event loop. Each chunk sent alone is a system call, and an answer
 * that is known from the start comes in thirty of them.
 */
export async function* gatherChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    let next = reader.read();
    for (;;) {
      const first = await next;
      if (first.done) return;
      const gathered = [first.value];
      const turn = new Promise<typeof OVER>((resolve) => setImmediate(resolve, OVER));
      for (;;) {
        next = reader.read();
        // An error is thrown by the next reading, after what came before it.
        const more = await Promise.race([next.catch(() => OVER), turn]);
        if (typeof more !== 'object' || more.done) break;
        gathered.push(more.value);
      }
      yield Buffer.concat(gathered);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
