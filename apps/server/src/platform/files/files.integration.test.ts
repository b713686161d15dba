import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { MAX_FILE_BYTES, MAX_GUEST_FILES } from '@stellenvisite/contract/platform/files';
import { deleteExpiredFiles } from '@stellenvisite/core/platform/files/delete-expired-files';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { deletedFiles, files, uploads } from '@stellenvisite/db/schema/platform/files';
import { NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createContext } from '../../context.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { docx, jpeg, odt, PDF, pixelBomb, zip } from './sample-files.fixture.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });
const anna = { authorization: `Bearer ${(await signIn(app, 'anna@post.example')).token}` };
const bea = { authorization: `Bearer ${(await signIn(app, 'bea@post.example')).token}` };
const guest = () => ({ 'x-guest-token': randomBytes(32).toString('base64url') });

type Headers = Record<string, string>;

beforeEach(async () => {
  now = NOW;
  await db.delete(files);
  await db.delete(uploads);
});

function multipart(content: Buffer, name: string) {
  const boundary = 'grenze';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

async function send(content: Buffer, { name = 'Lebenslauf.pdf', as = anna as Headers } = {}) {
  const { headers, payload } = multipart(content, name);
  return app.inject({ method: 'POST', url: '/api/files', headers: { ...headers, ...as }, payload });
}

const listKeys = async () => {
  const { objects } = await services.files.listAll('', { recursive: true });
  return [...objects].map((object) => (object.isFile ? object.key : ''));
};

test('a file is stored for whoever sent it, listed, given back as it is, and deleted', async () => {
  const answer = await send(PDF, { name: 'C:\\Eigene Dateien\\Lebenslauf Grün.PDF' });
  expect(answer.statusCode, answer.body).toBe(201);
  const file = answer.json();
  expect(file).toEqual({
    id: expect.any(String),
    name: 'Lebenslauf Grün.pdf',
    type: 'pdf',
    bytes: PDF.length,
    createdAt: NOW.toISOString(),
  });
  const url = `/api/files/${file.id}`;
  const list = await app.inject({ url: '/api/files', headers: anna });
  expect(list.json()).toEqual({ items: [file] });
  const content = await app.inject({ url, headers: anna });
  expect(content.rawPayload.equals(PDF)).toBe(true);
  expect(content.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Lebenslauf%20Gr%C3%BCn.pdf",
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  });
  for (const [method, as] of [
    ['GET', bea],
    ['DELETE', bea],
    ['GET', guest()],
  ] as const) {
    const refused = await app.inject({ method, url, headers: as });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'file.not_found']);
  }
  expect((await app.inject({ method: 'DELETE', url, headers: anna })).statusCode).toBe(204);
  expect((await app.inject({ url, headers: anna })).statusCode).toBe(404);
});

test('documents and pictures are known by their content, whatever their names say', async () => {
  for (const [content, type] of [
    [await docx(), 'docx'],
    [await odt(), 'odt'],
    [await jpeg(), 'jpg'],
  ] as const) {
    const answer = await send(content, { name: 'zeugnis.exe' });
    expect(answer.json(), answer.body).toMatchObject({ type, name: `zeugnis.${type}` });
  }
});

test('a picture keeps nothing but the picture, upright', async () => {
  const hidden = Buffer.from('PK geheimer Anhang');
  const { id } = (await send(Buffer.concat([await jpeg(), hidden]), { name: 'urkunde.jpg' })).json();
  const stored = (await app.inject({ url: `/api/files/${id}`, headers: anna })).rawPayload;
  const { exif, width } = await sharp(stored).metadata();
  expect([exif, width]).toEqual([undefined, 40]);
  expect(stored.includes('Jana Albrecht')).toBe(false);
  expect(stored.includes('geheimer Anhang')).toBe(false);
});

test('hostile files are refused with a reason, and nothing of them stays', async () => {
  const bomb = await docx({ 'word/media/a.xml': Buffer.alloc(101 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const cases: [string, Buffer, string][] = [
    ['a program', Buffer.from('MZ\x90\x00 this program cannot be run'), 'file.type_unsupported'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'file.type_unsupported'],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'file.type_unsupported',
    ],
    ['an archive', await zip({ 'a.txt': 'a' }), 'file.type_unsupported'],
    [
      'a PDF that is an archive as well',
      Buffer.concat([PDF, await zip({ 'a.html': '<script/>' })]),
      'file.archive_inside',
    ],
    ['half a PDF', PDF.subarray(0, 30), 'file.damaged'],
    ['a zip bomb', bomb, 'file.damaged'],
    ['macros', await docx({ 'word/vbaProject.bin': 'x' }), 'file.macros'],
    [
      'a document without text',
      await zip({ mimetype: 'application/vnd.oasis.opendocument.text' }, { compress: false }),
      'file.damaged',
    ],
    ['a pixel bomb', pixelBomb(), 'file.damaged'],
    ['half a picture', (await jpeg()).subarray(0, 200), 'file.damaged'],
    ['nothing', Buffer.alloc(0), 'file.empty'],
    ['too much', Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES)]), 'file.too_large'],
  ];
  for (const [name, content, code] of cases) {
    const answer = await send(content);
    expect([name, answer.json().code]).toEqual([name, code]);
  }
  expect(await db.$count(files)).toBe(0);
});

test('a stream without end is cut off at the limit', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(
        sent === 65_536 ? multipart(Buffer.alloc(60_000), 'a.pdf').payload.subarray(0, -20) : new Uint8Array(65_536),
      );
      if (sent > 2_000_000_000) controller.close();
    },
  });
  const answer = await fetch(`http://127.0.0.1:${port}/api/files`, {
    method: 'POST',
    headers: { ...anna, 'content-type': 'multipart/form-data; boundary=grenze' },
    body: endless,
    duplex: 'half',
  } as RequestInit).then(
    ({ status }) => status,
    () => 'closed',
  );
  expect([413, 'closed']).toContain(answer);
  expect(sent).toBeLessThan(10 * MAX_FILE_BYTES);
});

test('what is not a file with one part is refused', async () => {
  const plain = await app.inject({ method: 'POST', url: '/api/files', headers: anna, payload: { name: 'x' } });
  expect([plain.statusCode, plain.json().code]).toEqual([400, 'request.invalid']);
  const nobody = await send(PDF, { as: {} });
  expect([nobody.statusCode, nobody.json().code]).toEqual([400, 'request.invalid']);
});

test('somebody without an account has a few files of their own, which become the account’s', async () => {
  const token = guest();
  const sent = await Promise.all(Array.from({ length: MAX_GUEST_FILES + 2 }, () => send(PDF, { as: token })));
  const statuses = sent.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(MAX_GUEST_FILES).fill(201), 409, 409]);
  expect((await app.inject({ url: '/api/files', headers: guest() })).json()).toEqual({ items: [] });
  const adopt = () =>
    app.inject({
      method: 'POST',
      url: '/api/files/adoption',
      headers: anna,
      payload: { guestToken: token['x-guest-token'] },
    });
  expect((await adopt()).json().items).toHaveLength(MAX_GUEST_FILES);
  expect((await adopt()).json().items).toEqual([]);
  expect((await app.inject({ url: '/api/files', headers: token })).json()).toEqual({ items: [] });
  expect(await db.$count(files, eq(files.userId, annaId))).toBe(MAX_GUEST_FILES);
});

const tus = { 'tus-resumable': '1.0.0' };
const begin = (size: number, as: Headers = anna) =>
  app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      ...tus,
      ...as,
      'upload-length': String(size),
      'upload-metadata': `filename ${Buffer.from('Zeugnis Müller.pdf').toString('base64')}`,
    },
  });
const patch = (url: string, offset: number, payload: Buffer, as: Headers = anna) =>
  app.inject({
    method: 'PATCH',
    url,
    headers: { ...tus, ...as, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload,
  });
const ask = (url: string, as: Headers = anna) => app.inject({ method: 'HEAD', url, headers: { ...tus, ...as } });

test('an upload goes on where it stopped, and its id is the id of the file', async () => {
  const url = String((await begin(PDF.length)).headers.location);
  expect(url).toMatch(/^\/api\/uploads\/[\da-f-]{36}$/);
  expect((await patch(url, 0, PDF.subarray(0, 20))).headers['upload-offset']).toBe('20');
  expect((await ask(url)).headers).toMatchObject({ 'upload-offset': '20', 'upload-length': String(PDF.length) });
  // Sent again after a lost answer, a part changes nothing.
  expect((await patch(url, 0, PDF.subarray(0, 20))).statusCode).toBe(409);
  expect((await ask(url, bea)).statusCode).toBe(404);
  expect((await patch(url, 20, PDF.subarray(20), bea)).statusCode).toBe(404);
  const last = await patch(url, 20, PDF.subarray(20));
  expect(last.statusCode, last.body).toBe(204);

  const id = url.split('/').at(-1) ?? '';
  const content = await app.inject({ url: `/api/files/${id}`, headers: anna });
  expect(content.rawPayload.equals(PDF)).toBe(true);
  expect((await app.inject({ url: '/api/files', headers: anna })).json().items).toMatchObject([
    { id, name: 'Zeugnis Müller.pdf' },
  ]);
  // The answer to the last part was lost: the upload is complete.
  expect((await ask(url)).headers).toMatchObject({ 'upload-offset': String(PDF.length) });
});

test('an upload that stalls is ended by the server, keeps what has arrived, and goes on from there', async () => {
  const url = String((await begin(PDF.length)).headers.location);
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { server } = app;
  const { timeout } = server;
  onTestFinished(() => void server.setTimeout(timeout));
  server.setTimeout(500);
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const lines = Object.entries({
    ...tus,
    ...anna,
    host: 'localhost',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(PDF.length),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  client.on('error', () => {});
  client.write(`PATCH ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
  client.write(PDF.subarray(0, 20));
  // Nothing more is sent; the client does not close.
  await once(client, 'close');
  await expect.poll(async () => (await ask(url)).headers['upload-offset']).toBe('20');
  expect((await patch(url, 20, PDF.subarray(20))).statusCode).toBe(204);
});

test('of two that send the same part at once one wins', async () => {
  const url = String((await begin(PDF.length)).headers.location);
  const answers = await Promise.all([1, 2, 3].map(() => patch(url, 0, PDF.subarray(0, 20))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
});

test('an upload of something else is refused at its end, and one that is too large at its beginning', async () => {
  const program = Buffer.from('MZ this is no document');
  const url = String((await begin(program.length)).headers.location);
  const refused = await patch(url, 0, program);
  expect([refused.statusCode, refused.json().code]).toEqual([415, 'file.type_unsupported']);
  expect((await ask(url)).statusCode).toBe(404);
  expect((await begin(MAX_FILE_BYTES + 1)).statusCode).toBe(413);
  expect((await begin(0)).json().code).toBe('file.empty');
});

test('a killed process leaves an upload that the next one finishes', async () => {
  const url = String((await begin(PDF.length)).headers.location);
  const id = url.split('/').at(-1) ?? '';
  await services.files.put(`uploads/${id}/0`, PDF);
  await db
    .update(uploads)
    .set({ offset: PDF.length, parts: [0] })
    .where(eq(uploads.id, id));
  expect((await ask(url)).headers['upload-offset']).toBe(String(PDF.length));
  expect((await app.inject({ url: `/api/files/${id}`, headers: anna })).statusCode).toBe(200);
});

test('what nobody put to use is deleted in time, and the content of every deleted row with it', async () => {
  const ctx = createContext(services);
  const { id } = (await send(PDF)).json();
  const { id: kept } = (await send(PDF)).json();
  await db.update(files).set({ expiresAt: null }).where(eq(files.id, kept));
  const guests = (await send(PDF, { as: guest() })).json().id;
  const started =
    String((await begin(PDF.length)).headers.location)
      .split('/')
      .at(-1) ?? '';
  await patch(`/api/uploads/${started}`, 0, PDF.subarray(0, 20));
  await services.files.put('files/never-finished', PDF);
  await db.insert(deletedFiles).values({ storageKey: 'files/never-finished', deletedAt: NOW });

  now = new Date(NOW.getTime() + 25 * 3_600_000);
  await deleteExpiredFiles(ctx);
  await db.update(deletedFiles).set({ deletedAt: NOW });
  await deleteExpiredFiles(ctx);
  expect(await listKeys()).toEqual(expect.arrayContaining([`files/${id}`, `files/${kept}`]));
  for (const gone of [`files/${guests}`, 'files/never-finished', `uploads/${started}/0`])
    expect(await listKeys()).not.toContain(gone);

  now = new Date(NOW.getTime() + 8 * 86_400_000);
  await deleteExpiredFiles(ctx);
  await db.update(deletedFiles).set({ deletedAt: NOW });
  await deleteExpiredFiles(ctx);
  expect(await listKeys()).toContain(`files/${kept}`);
  expect(await listKeys()).not.toContain(`files/${id}`);
  expect(await db.$count(deletedFiles)).toBe(0);
});

test('they go with the account', async () => {
  const { id } = await createPerson(db, { email: `${randomUUID()}@post.example` });
  await db.insert(files).values({
    id: randomUUID(),
    userId: id,
    name: 'a.pdf',
    type: 'pdf',
    bytes: 1,
    sha256: '',
    storageKey: 'files/erased',
    createdAt: NOW,
  });
  await db.delete(authUsers).where(eq(authUsers.id, id));
  expect(await db.select({ key: deletedFiles.storageKey }).from(deletedFiles)).toContainEqual({ key: 'files/erased' });
});
