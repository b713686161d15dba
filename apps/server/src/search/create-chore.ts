export type Chore = {
  /** Does it now, or once more when it is being done. */
  ask(): void;
  /** Settles when it is not being done, and lets it not be done again. */
  stop(): Promise<void>;
};

/** Work that is done at most once at a time, however often it is asked for. A failure is told and ends nothing. */
export function createChore(work: () => Promise<void>, onFailure: (error: unknown) => void): Chore {
  let isStopped = false;
  let isAsked = false;
  let working: Promise<void> | undefined;

  async function workWhileAsked(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false;
      await work().catch(onFailure);
    }
    working = undefined;
  }

  return {
    ask() {
      isAsked = true;
      working ??= workWhileAsked();
    },
    async stop() {
      isStopped = true;
      await working;
    },
  };
}
