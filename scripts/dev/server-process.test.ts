import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runServerProcess, type ServerState } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'stellenvisite-server-'));
const main = join(folder, 'main.mts');
const onStarted = vi.fn<(state: ServerState) => void>();
const server = runServerProcess({ main, env: process.env, onStarted });

afterEach(async () => {
  await server.stop();
  onStarted.mockClear();
  rmSync(folder, { recursive: true, force: true });
});

const serving = (answer: string) => `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    if (request.url === '/crash') throw new RangeError('out of luck');
    response.end('${answer}');
  }).listen(Number(process.env.PORT), '127.0.0.1');
`;

async function ask(): Promise<string> {
  const state = await server.state();
  return 'url' in state ? (await fetch(state.url)).text() : state.failure.message;
}

test('a restart answers with the new code, an error is reported, and the next restart answers again', async () => {
  writeFileSync(main, serving('first'));
  server.restart();
  expect(await ask()).toBe('first');

  writeFileSync(main, serving('second'));
  server.restart();
  server.restart();
  expect(await ask()).toBe('second');

  writeFileSync(main, 'export const broken = );\n');
  server.restart();
  expect(await ask()).toMatch(/^SyntaxError/);
  expect(onStarted).toHaveBeenLastCalledWith({ failure: expect.objectContaining({ location: expect.anything() }) });

  writeFileSync(main, serving('third'));
  server.restart();
  expect(await ask()).toBe('third');
  expect(onStarted).toHaveBeenLastCalledWith({ url: expect.stringContaining('http://127.0.0.1:') });

  const state = await server.state();
  if ('url' in state) await fetch(`${state.url}/crash`).catch(() => undefined);
  await expect.poll(ask, { timeout: 10_000 }).toBe('RangeError: out of luck');
  expect(onStarted).toHaveBeenLastCalledWith({ failure: expect.objectContaining({ location: expect.anything() }) });
});
