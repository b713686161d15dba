import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KB_A_MB = 1024;

function readKb(file: string, name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'));
  return Number(line?.[1] ?? Number.NaN);
}

/** Resident memory of a process now and at its highest, in MB; only Linux tells. */
export function readMemory(pid: number): { nowMb: number; peakMb: number } {
  if (process.platform !== 'linux') return { nowMb: Number.NaN, peakMb: Number.NaN };
  const file = `/proc/${pid}/status`;
  return { nowMb: readKb(file, 'VmRSS') / KB_A_MB, peakMb: readKb(file, 'VmHWM') / KB_A_MB };
}

/** Of all processes of a PostgreSQL together; pages they share are counted once. */
export function readDatabaseMemory(dataDir: string): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [first = ''] = readFileSync(join(dataDir, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n');
  const pids = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && (name === first || parentOf(name) === first),
  );
  return pids.reduce((sum, pid) => sum + proportionalKb(pid), 0) / KB_A_MB;
}

function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Resident memory of a process in MB, of what it shares with others its share; 0 where it has ended. */
export function readOwnMb(pid: number): number {
  return process.platform === 'linux' ? proportionalKb(String(pid)) / KB_A_MB : Number.NaN;
}

/** A connection may end while it is being looked at. */
function proportionalKb(pid: string): number {
  try {
    return readKb(`/proc/${pid}/smaps_rollup`, 'Pss');
  } catch {
    return 0;
  }
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process so far: unlike the time of an answer it hardly depends on what else the machine does. */
export function readCpuMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
