import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export type Target = {
  name: string;
  url: string;
  pid: number;
  /** The next address to ask for; a cold one never gives the same twice. */
  nextPath: () => string;
};
export type Shot = { perSecond: number; p99Ms: number; cpuMs: number };

const CONNECTIONS = 10;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Asks as fast as the target answers; anything but a 2xx is a mistake of the benchmark or of the server. */
export async function fire({ name, url, pid, nextPath }: Target, seconds: number): Promise<Shot> {
  const cpuBefore = readCpuMs(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed.`);
  const answered = result['2xx'];
  return {
    perSecond: answered / result.duration,
    p99Ms: result.latency.p99,
    cpuMs: (readCpuMs(pid) - cpuBefore) / answered,
  };
}

/** Processor time of a process so far: unlike the rate it does not depend on how fast the client is. */
function readCpuMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
