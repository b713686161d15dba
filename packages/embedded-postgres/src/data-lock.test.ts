import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { acquireDataLock, findActiveSocketDir } from './data-lock.ts';
import { DataInUseError } from './postgres-start-error.ts';

const UNUSED_PID = 2 ** 22 + 1;
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'data-lock-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
});

function writeOwner(number: number, owner: object | string): void {
  writeFileSync(join(dir, `owner-${number}.json`), typeof owner === 'string' ? owner : JSON.stringify(owner));
}

describe('the lock of a data folder', () => {
  it('has one owner at a time', () => {
    const lock = acquireDataLock(dir);
    expect(() => acquireDataLock(dir)).toThrow(DataInUseError);
    lock.release();
    expect(() => acquireDataLock(dir)).not.toThrow();
  });

  it('names the process that has it', () => {
    acquireDataLock(dir);
    expect(() => acquireDataLock(dir)).toThrow(`already in use by process ${process.pid};`);
  });

  it('is acquired after its owner has ended, with the socket folder it left', () => {
    writeOwner(3, { pid: UNUSED_PID, start: 'x', socketDir: '/tmp/sv-0123456789ab', released: false });
    expect(acquireDataLock(dir).staleSocketDir).toBe('/tmp/sv-0123456789ab');
  });

  it('is acquired after the pid of its owner was reused by another process', () => {
    writeOwner(1, { pid: process.pid, start: 'before the machine started', socketDir: null, released: false });
    expect(() => acquireDataLock(dir)).not.toThrow();
  });

  it.each(['', '{', 'null', '{"pid":-1,"start":"x"}', '{"pid":"1","start":"x"}'])(
    'is acquired over a damaged claim (%j)',
    (text) => {
      writeOwner(1, text);
      expect(() => acquireDataLock(dir)).not.toThrow();
    },
  );

  it('never uses a number twice, so that a slow process cannot mistake a new claim for an old one', () => {
    for (const number of [1, 2, 3]) {
      const lock = acquireDataLock(dir);
      expect(readdirSync(dir)).toEqual([`owner-${number}.json`]);
      lock.release();
      expect(readdirSync(dir)).toEqual([`owner-${number}.json`]);
    }
  });

  it('records the socket folder for the next start to clean up', () => {
    acquireDataLock(dir).recordSocketDir('/tmp/sv-ba9876543210');
    expect(JSON.parse(readFileSync(join(dir, 'owner-1.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
      socketDir: '/tmp/sv-ba9876543210',
      released: false,
    });
  });

  it('returns the socket folder to other commands while the server runs', () => {
    expect(findActiveSocketDir(dir)).toBeNull();
    const lock = acquireDataLock(dir);
    expect(findActiveSocketDir(dir)).toBeNull();
    lock.recordSocketDir('/tmp/sv-ba9876543210');
    expect(findActiveSocketDir(dir)).toBe('/tmp/sv-ba9876543210');
    lock.release();
    expect(findActiveSocketDir(dir)).toBeNull();
  });
});
