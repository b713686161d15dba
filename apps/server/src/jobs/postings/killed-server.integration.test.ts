import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { freePort } from '../../testing/free-port.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const SERVER = fileURLToPath(new URL('./killed-server.fixture.ts', import.meta.url));

const { app, database } = await buildTestApp({ now: () => new Date() });
const { id: evaId } = await createPerson(database.db, { email: 'eva@see.example', role: 'employer' });
await createEmployer(database.db, { id: evaId, name: 'Klinik am See', verifiedAt: NOW });
const eva = await signIn(app, 'eva@see.example');

test('a server that is killed while somebody types has lost nothing that it had answered', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stellenvisite-killed-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.connectionString,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const health = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => (ok ? 'up' : 'failing'),
      () => 'down',
    );
  await expect.poll(health, { timeout: 100_000, interval: 100 }).toBe('up');
  /** As the form of a job saves what is typed. */
  const save = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${eva.token}`, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    expect(answer.ok, `${method} ${path} answered ${answer.status}`).toBe(true);
    return answer.json();
  };
  let { id, version } = await save('POST', '/api/employer/jobs', { title: 'Pflege' });
  const typed = ['<p>Wir sind zwölf.</p>', '<p>Wir sind zwölf. Die Dienste stehen acht Wochen vorher fest.</p>'];
  for (const introHtml of typed)
    ({ version } = await save('PATCH', `/api/employer/jobs/${id}`, { version, introHtml }));
  server.kill('SIGKILL');
  await expect.poll(health).toBe('down');

  expect((await eva.call('GET', `/api/employer/jobs/${id}`)).json()).toMatchObject({
    version,
    content: { title: 'Pflege', introHtml: typed.at(-1) },
  });
}, 120_000);
