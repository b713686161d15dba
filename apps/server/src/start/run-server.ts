type Running = {
  /** Resolves when the server cannot go on, with the message to print. */
  failed: Promise<string>;
  /** Notes an error that nobody caught. */
  reportError(error: unknown): void;
  stop(): Promise<void>;
};

/** Starts a server as a process of its own, or says in one sentence why not. */
export async function runServer<Server extends Running>(start: () => Promise<Server>): Promise<Server> {
  const server = await start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  let isStopping = false;

  async function stop(exitCode: number): Promise<void> {
    // A second Ctrl-C does not wait for what is in flight.
    if (isStopping) process.exit(1);
    isStopping = true;
    const isStopped = await server.stop().then(
      () => true,
      (error: unknown) => console.error(error),
    );
    process.exit(isStopped ? exitCode : 1);
  }

  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  // Also for a promise nobody waited for. What the process holds may be broken: it ends, and whoever runs it starts another.
  process.on('uncaughtException', (error) => {
    console.error(error);
    server.reportError(error);
    if (!isStopping) void stop(1);
  });
  watchParent(() => isStopping || stop(0));
  server.failed.then((sentence) => {
    if (isStopping) return;
    console.error(sentence);
    return stop(1);
  });
  return server;
}

const LOOK_MS = 500;

/** The shell between npm and us passes no signal on, it just ends: then we were meant as well. */
function watchParent(onGone: () => unknown): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, LOOK_MS);
  watch.unref();
}
