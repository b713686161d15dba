import { startBaseline } from './baselines/start-baseline.ts';
import type { BaselineName } from './engine.ts';
import type { Kind, LoadQuery } from './load.ts';
import type { Measured, Times } from './report.ts';

/** Neither has any tolerance for a slip of spelling: a fast empty answer would not be an answer. */
const CANNOT: Partial<Record<BaselineName, readonly Kind[]>> = {
  'PostgreSQL german': ['typo'],
  'SQLite FTS5': ['typo'],
};

/**
 * Measures an engine with the same documents and questions, one at a time and over HTTP like ours; the engine's own time is stored
 * separately.
 */
export async function measureBaseline(
  name: BaselineName,
  connectionString: string,
  warmUp: readonly LoadQuery[],
  load: readonly LoadQuery[],
): Promise<Measured> {
  const baseline = await startBaseline(name, connectionString);
  console.log(`${name} holds ${baseline.documents} jobs after ${baseline.seconds.toFixed(0)} s.`);
  try {
    const times: Times = new Map();
    const inside: number[] = [];
    let rssMb = 0;
    for (const { question } of warmUp) if (question) await baseline.search(question);
    for (const { kind, question } of load) {
      if (!question || CANNOT[name]?.includes(kind)) continue;
      const answer = await baseline.search(question);
      times.set(kind, [...(times.get(kind) ?? []), answer.httpMs]);
      inside.push(answer.ms);
      rssMb = Math.max(rssMb, answer.rssMb);
    }
    return { name, times, inside, seconds: baseline.seconds, rssMb };
  } finally {
    await baseline.stop();
  }
}
