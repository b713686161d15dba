import sharp from 'sharp';
import { printTable, verdict } from './print-table.ts';
import { percentile } from './search/percentiles.ts';
import { startBuiltServer } from './start-built-server.ts';

/**
 * `npm run bench -- media`: how long searches take while 50 photographs are uploaded and converted, compared with the same searches in the
 * same run while nothing else happens. Conversions have the lowest priority, so that on a busy machine they take as long as others let
 * them: pictures that are not converted in time are reported, and are no fault while the rest succeeded.
 */
const PICTURES = 50;
/** As a browser sends them. */
const UPLOADS_AT_ONCE = 4;
/** Each employer has room for twenty. */
const EMPLOYERS = 3;
const PHOTO = { width: 4000, height: 3000 };
const QUIET_SECONDS = 20;
const MAX_SECONDS = 110;
/** People who search, each with a moment of reading between two answers. */
const SEARCHERS = 4;
const PAUSE_MS = 40;
const BAR_RATIO = 2;
const QUESTIONS = [
  'pflege',
  'arzt',
  'mfa',
  'ota',
  'hebamme',
  'physio',
  'nachtdienst',
  'anästhesie',
  'altenpflege',
  'labor',
];
const PLACES = ['Berlin', 'Köln', 'München', 'Wien', 'Zürich', 'Hamburg', 'Leipzig'];

type Session = { url: string; token: string };

async function call(session: Session, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(session.url + path, {
    method,
    headers: { authorization: `Bearer ${session.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

async function signIn(url: string): Promise<Session> {
  const credentials = { email: 'arbeitgeber@demo.example', password: 'Demo2026!' };
  const answer = await call({ url, token: '' }, 'POST', '/auth/v1/token?grant_type=password', credentials);
  return { url, token: String(answer.access_token) };
}

async function createEmployers(session: Session): Promise<string[]> {
  const address = { street: null, postalCode: null, city: 'Berlin', country: 'DE' };
  const ids: string[] = [];
  for (let index = 0; index < EMPLOYERS; index += 1) {
    const body = { name: `Klinik ${index}`, type: 'hospital', address };
    ids.push(String((await call(session, 'POST', '/api/employer/profile', body)).id));
  }
  return ids;
}

/** As hard to compress as a photograph. */
const drawPhoto = () =>
  sharp({ create: { ...PHOTO, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();

async function upload(session: Session, photo: Buffer, employerId: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(photo)]), 'Flur.jpg');
  const headers = { authorization: `Bearer ${session.token}` };
  const answer = await fetch(`${session.url}/api/files?purpose=picture`, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  const { id: fileId } = (await answer.json()) as { id: string };
  await call(session, 'POST', `/api/employer/media?employerId=${employerId}`, { fileId });
}

type Uploads = { session: Session; photo: Buffer; employers: readonly string[] };

async function uploadAll({ session, photo, employers }: Uploads, isOver: () => boolean): Promise<void> {
  let next = 0;
  const sender = async () => {
    while (next < PICTURES && !isOver()) {
      const employer = employers[next % employers.length] ?? '';
      next += 1;
      await upload(session, photo, employer);
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, sender));
}

type Item = { status: string };
type Converted = { uploaded: number; ready: number; failed: number };

async function countConverted(session: Session, employers: readonly string[]): Promise<Converted> {
  const lists = await Promise.all(employers.map((id) => call(session, 'GET', `/api/employer/media?employerId=${id}`)));
  const items = lists.flatMap(({ items: each }) => each as Item[]);
  const count = (status: string) => items.filter((item) => item.status === status).length;
  return { uploaded: items.length, ready: count('ready'), failed: count('failed') };
}

async function untilConverted(session: Session, employers: readonly string[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { ready, failed } = await countConverted(session, employers);
    if (ready + failed === PICTURES) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Searches until it is stopped; returns how long each search took. */
async function search(url: string, isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  let asked = 0;
  const searcher = async () => {
    while (!isOver()) {
      const [q, location] = [QUESTIONS[asked % QUESTIONS.length], PLACES[asked % PLACES.length]];
      asked += 1;
      const since = performance.now();
      await (await fetch(`${url}/api/jobs?q=${q}&location=${location}&radius=${10 + (asked % 90)}`)).arrayBuffer();
      took.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: SEARCHERS }, searcher));
  return took;
}

const secondsOver = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};

async function runMedia(): Promise<boolean> {
  const server = await startBuiltServer({ isApiOnly: true });
  try {
    const session = await signIn(server.url);
    const employers = await createEmployers(session);
    const photo = await drawPhoto();
    console.log('The market stands; searches without uploads come first.');
    await search(server.url, secondsOver(5));
    const quiet = await search(server.url, secondsOver(QUIET_SECONDS));
    console.log(`Uploads begin; they and their conversions have ${MAX_SECONDS} s.`);
    let isDone = false;
    const isLate = secondsOver(MAX_SECONDS);
    const since = performance.now();
    const work = uploadAll({ session, photo, employers }, isLate)
      .then(() => untilConverted(session, employers, isLate))
      .finally(() => {
        isDone = true;
      });
    const [busy] = await Promise.all([search(server.url, () => isDone), work]);
    const { uploaded, ready, failed } = await countConverted(session, employers);
    const seconds = (performance.now() - since) / 1000;
    const row = (name: string, took: readonly number[]) => [
      name,
      String(took.length),
      ...[0.5, 0.95, 0.99].map((share) => percentile([...took], share).toFixed(1)),
    ];
    printTable(
      `Searches beside ${PICTURES} photographs of ${(photo.length / 1024 / 1024).toFixed(1)} MB and ${(PHOTO.width * PHOTO.height) / 1e6} megapixels`,
      ['', 'searches', 'p50 ms', 'p95 ms', 'p99 ms'],
      [row('nothing else happens', quiet), row('uploads and conversions', busy)],
    );
    const ratio = percentile(busy, 0.99) / percentile(quiet, 0.99);
    const isSound = uploaded === PICTURES && ready > 0 && failed === 0;
    console.log(
      `\n${uploaded} of ${PICTURES} uploaded, ${ready} converted after ${seconds.toFixed(0)} s, ${failed} failed ${verdict(isSound)}`,
    );
    console.log(`p99 beside the quiet run: ${ratio.toFixed(2)}, bar ≤ ${BAR_RATIO} ${verdict(ratio <= BAR_RATIO)}`);
    return isSound && ratio <= BAR_RATIO;
  } finally {
    await server.stop();
  }
}

process.exitCode = (await runMedia()) ? 0 : 1;
