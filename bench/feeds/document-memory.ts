import { readdirSync, readFileSync } from 'node:fs';
import { readOwnMb } from '../search/memory.ts';

/** What the processes that take over large documents of feeds use beside the server that started them. */
export function readDocumentMb(serverPid: number): number {
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isDocumentProcess(name, serverPid));
  return own.reduce((sum, pid) => sum + readOwnMb(Number(pid)), 0);
}

function isDocumentProcess(pid: string, serverPid: number): boolean {
  try {
    const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(parent) === serverPid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('document.process');
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
