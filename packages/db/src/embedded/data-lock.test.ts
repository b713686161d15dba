import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DataInUseError } from '../database-start-error.ts';
import { acquireDataLock, findHeldSocketDir } from './data-lock.ts';

const PID_OF_NOBODY = 2 ** 22 + 1;
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'data-lock-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
});

function writeOwner(number: number, owner: object | string): void {
  writeFileSync(join(dir, `owner-${number}.json`), typeof owner === 'string' ? owner : JSON.stringify(owner));
}

describe('the lock of a data folder', () => {
  it('is held by one owner at a time', () => {
    const lock = acquireDataLock(dir);
    expect(() => acquireDataLock(dir)).toThrow(DataInUseError);
    lock.release();
    expect(() => acquireDataLock(dir)).not.toThrow();
  });

  it('names the process that holds it', () => {
    acquireDataLock(dir);
    expect(() => acquireDataLock(dir)).toThrow(`already in use by process ${process.pid};`);
  });

  it('passes from an owner that has ended, with the socket folder it left', () => {
    writeOwner(3, { pid: PID_OF_NOBODY, start: 'x', socketDir: '/tmp/sv-0123456789ab', released: false });
    expect(acquireDataLock(dir).leftSocketDir).toBe('/tmp/sv-0123456789ab');
  });

  it('passes from an owner whose pid now belongs to another process', () => {
    writeOwner(1, { pid: process.pid, start: 'before the machine started', socketDir: null, released: false });
    expect(() => acquireDataLock(dir)).not.toThrow();
  });

  it.each(['', '{', 'null', '{"pid":-1,"start":"x"}', '{"pid":"1","start":"x"}'])(
    'passes from a damaged claim (%j)',
    (text) => {
      writeOwner(1, text);
      expect(() => acquireDataLock(dir)).not.toThrow();
    },
  );

  it('never uses a number twice, so that a late comer cannot mistake a new claim for an old one', () => {
    for (const number of [1, 2, 3]) {
      const lock = acquireDataLock(dir);
      expect(readdirSync(dir)).toEqual([`owner-${number}.json`]);
      lock.release();
      expect(readdirSync(dir)).toEqual([`owner-${number}.json`]);
    }
  });

  it('keeps the socket folder for whoever has to clean up', () => {
    acquireDataLock(dir).recordSocketDir('/tmp/sv-ba9876543210');
    expect(JSON.parse(readFileSync(join(dir, 'owner-1.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
      socketDir: '/tmp/sv-ba9876543210',
      released: false,
    });
  });

  it('tells a command beside the owner where the server listens, while there is one', () => {
    expect(findHeldSocketDir(dir)).toBeNull();
    const lock = acquireDataLock(dir);
    expect(findHeldSocketDir(dir)).toBeNull();
    lock.recordSocketDir('/tmp/sv-ba9876543210');
    expect(findHeldSocketDir(dir)).toBe('/tmp/sv-ba9876543210');
    lock.release();
    expect(findHeldSocketDir(dir)).toBeNull();
  });
});
