/** The last first, each of them, whatever becomes of the others: PostgreSQL must not outlive a worker that cannot stop. */
export async function undoAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.toReversed()) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'The server did not stop cleanly.');
}
