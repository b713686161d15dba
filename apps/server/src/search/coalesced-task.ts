export type CoalescedTask = {
  /** Runs the task now, or once more after the run in progress. */
  request(): void;
  /** Resolves when no run is in progress; no further run begins. */
  stop(): Promise<void>;
};

/**
 * A task that runs at most once at a time: requests made during a run are merged into one further run. A failure is
 * reported and does not end the task.
 */
export function createCoalescedTask(run: () => Promise<void>, onFailure: (error: unknown) => void): CoalescedTask {
  let isStopped = false;
  let isRequested = false;
  let running: Promise<void> | undefined;

  async function runWhileRequested(): Promise<void> {
    while (isRequested && !isStopped) {
      isRequested = false;
      await run().catch(onFailure);
    }
    running = undefined;
  }

  return {
    request() {
      isRequested = true;
      running ??= runWhileRequested();
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
