import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { NOBODY } from '../apps/server/src/testing/content-examples.ts';
import { EXAMPLES } from '../apps/server/src/testing/endpoint-examples.ts';
import { median, printTable, verdict } from './print-table.ts';
import { startBuiltServer } from './start-built-server.ts';
import { listCases, MAIL_SECRET, type Session, type Who, type WorstCase, type WorstRequest } from './worst/cases.ts';
import { growBody, largestOf, type Schema } from './worst/largest-body.ts';

/**
 * `npm run bench -- worst [part of a name]`: sends the worst input that is allowed to everything that takes a body, a file or an expensive
 * query, several at once, and prints how long `/api/health` took meanwhile and while nothing happens. Since a busy machine slows everything,
 * the medians of five rounds count for an input above the bar, and the time of the thread that answers is printed as well: that is what a
 * request takes away from all others.
 */
const BAR_MS = 250;
const BASELINE_MS = 10_000;
const CALM_MS = 150;
const SETTLE_MS = 300;
const MAX_SETTLE_MS = 20_000;
/** The share of its time that the thread may work and still count as calm: it answers the probe and wakes for its queue. */
const BUSY_SHARE = 0.3;
const SWEPT_AT_ONCE = 3;
const BODY_BYTES = 900_000;
/** How often an input above the bar is measured: what others did on the machine in one moment is nothing it caused. */
const ROUNDS = 5;
/** Of the sweep only the slowest are worth a line. */
const SHOWN_ROUTES = 12;
const TIMEOUT_MS = 60_000;
/** They end the session that the sweep needs, or the account. */
const LEFT_OUT = /\/logout|\/erasure|\/sessions|\/password|\/admins|\/users\/acts/;

type Measured = { name: string; slowestMs: number; cpuMs: number; requests: number; statuses: string };

/** Starts a language model on loopback that answers a sentence. */
async function startModel() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
      const choices = [{ index: 0, delta: { role: 'assistant', content: 'Was suchen Sie?' }, finish_reason: 'stop' }];
      const usage = { prompt_tokens: 400, completion_tokens: 10, total_tokens: 410 };
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`data: ${JSON.stringify({ ...chunk, choices, usage })}\n\ndata: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, stop: () => server.close() };
}

async function signIn(url: string): Promise<Session> {
  const tokenOf = async (email: string, path = '/auth/v1/token?grant_type=password') => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Demo2026!' }),
    });
    return ((await answer.json()) as { access_token?: string }).access_token ?? '';
  };
  const [seeker, employer, admin] = [
    await tokenOf('bewerber@demo.example'),
    await tokenOf('arbeitgeber@demo.example'),
    await tokenOf('admin@demo.example', '/api/admin/session'),
  ];
  if (!seeker || !employer || !admin) throw new Error('The demo accounts cannot sign in.');
  return { url, visitor: '', seeker, employer, admin };
}

async function send(session: Session, { path, method = 'GET', who = 'visitor', type, body }: WorstRequest) {
  const token = session[who];
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(type && { 'content-type': type }),
    'x-inbound-mail-secret': MAIL_SECRET,
  };
  try {
    const answer = await fetch(session.url + path, {
      method,
      headers,
      ...(body && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Milliseconds of CPU that the first thread of a process has used, which is the one that answers; Linux says so. */
function readCpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

function startProbe(url: string) {
  const probe = new Worker(new URL('./worst/probe-health.worker.ts', import.meta.url), { workerData: url });
  return {
    start: () => probe.postMessage('start'),
    async read(): Promise<{ slowestMs: number; count: number }> {
      await delay(CALM_MS);
      const answer = new Promise<number[]>((resolve) => probe.once('message', resolve));
      probe.postMessage('read');
      const took = await answer;
      return { slowestMs: Math.max(0, ...took), count: took.length };
    },
    stop: () => probe.terminate(),
  };
}

type Server = {
  session: Session;
  pid: number;
  probe: ReturnType<typeof startProbe>;
  /** The cost of an answer of `/api/health` itself, which is subtracted from the measurement. */
  probeCpuMs: number;
};

/** Work that goes on after the answers belongs to the input that caused it, and not to the one that is measured next. */
async function waitUntilCalm({ pid }: Server, atLeastMs: number): Promise<void> {
  await delay(atLeastMs);
  for (let waited = 0; waited < MAX_SETTLE_MS; waited += SETTLE_MS) {
    const before = readCpuMs(pid);
    await delay(SETTLE_MS);
    if (!(readCpuMs(pid) - before > SETTLE_MS * BUSY_SHARE)) return;
  }
}

async function measure(server: Server, { name, requests, workMs = 0 }: WorstCase): Promise<Measured> {
  const { session, pid, probe, probeCpuMs } = server;
  probe.start();
  const before = readCpuMs(pid);
  const statuses = await Promise.all(requests.map((request) => send(session, request)));
  await waitUntilCalm(server, workMs);
  const { slowestMs, count } = await probe.read();
  const cpuMs = Math.max(0, readCpuMs(pid) - before - count * probeCpuMs) / requests.length;
  const counts = Map.groupBy(statuses, (status) => status);
  const answers = [...counts].map(([status, all]) => `${all.length} × ${status || 'no answer'}`).join(', ');
  return { name, slowestMs, cpuMs, requests: requests.length, statuses: answers };
}

/** Measures an input again where it was above the bar, as long as no rate limit refuses it; the medians count. */
async function measureFairly(server: Server, each: WorstCase, bar: number): Promise<Measured> {
  const first = await measure(server, each);
  const rounds = [first];
  while (first.slowestMs > bar && rounds.length < ROUNDS) {
    const next = await measure(server, each);
    if (next.statuses.includes('429') && !first.statuses.includes('429')) break;
    rounds.push(next);
  }
  const statuses = rounds.length > 1 ? `${first.statuses}, median of ${rounds.length}` : first.statuses;
  const [slowestMs, cpuMs] = [median(rounds.map((one) => one.slowestMs)), median(rounds.map((one) => one.cpuMs))];
  return { name: each.name, requests: each.requests.length, statuses, slowestMs, cpuMs };
}

type Operation = { requestBody?: { content?: Record<string, { schema?: Schema }> } };
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

/** Returns the id of a record of the caller's own that a path is about: of the list that the path before the id answers. */
async function findId(session: Session, list: string, who: Who): Promise<string | null> {
  const headers = { authorization: `Bearer ${session[who]}` };
  const answer = await fetch(session.url + list, { headers });
  if (!answer.ok) return null;
  const body = (await answer.json()) as { items?: { id?: string; number?: number; key?: string; slug?: string }[] };
  const [first] = Array.isArray(body.items) ? body.items : [];
  const id = first?.id ?? first?.number ?? first?.key ?? first?.slug;
  return id === undefined ? null : String(id);
}

/**
 * Lists the routes that take JSON with the largest body that is allowed, for records that exist: an input that is refused at the door costs
 * nothing. Of a route without a valid example the body is made from its schema alone.
 */
async function listSweep(session: Session): Promise<WorstCase[]> {
  const { paths, components } = (await (await fetch(`${session.url}/api/openapi.json`)).json()) as Document;
  const sweep: WorstCase[] = [];
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content?.['application/json']?.schema;
      if (!schema || LEFT_OUT.test(path)) continue;
      const who = path.startsWith('/api/admin') ? 'admin' : path.startsWith('/api/employer') ? 'employer' : 'seeker';
      const name = `${method.toUpperCase()} ${path}`;
      const valid = EXAMPLES[name.replaceAll(/\{([^}]+)\}/g, ':$1')]?.payload;
      const grown = valid
        ? growBody(valid, schema, components.schemas, BODY_BYTES)
        : largestOf(schema, components.schemas, BODY_BYTES);
      const body = JSON.stringify(grown);
      const [list = ''] = path.split('/{');
      const id = path.includes('{') ? await findId(session, list, who) : null;
      const filled = path.replaceAll(/\{[^}]+\}/g, id ?? NOBODY);
      const request = { path: filled, method: method.toUpperCase(), who, type: 'application/json', body } as const;
      const requests = Array.from({ length: SWEPT_AT_ONCE }, () => request);
      sweep.push({ name: `${name}, ${Math.round(body.length / 1000)} kB`, requests });
    }
  return sweep;
}

const round = (ms: number) => (Number.isNaN(ms) ? '–' : String(Math.round(ms)));
const toRow = ({ name, slowestMs, cpuMs, requests, statuses }: Measured, bar: number) => [
  name,
  String(requests),
  statuses,
  round(cpuMs),
  round(slowestMs),
  verdict(slowestMs <= bar),
];
const HEADER = ['input', 'at once', 'answers', 'CPU ms each', 'slowest health ms', ''];

async function runWorst(): Promise<boolean> {
  const model = await startModel();
  Object.assign(process.env, {
    INBOUND_MAIL_SECRET: MAIL_SECRET,
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'm',
    AUTH_IP_LIMITS: 'off',
  });
  const { url, pid, stop } = await startBuiltServer({ isApiOnly: true });
  const probe = startProbe(url);
  try {
    const server: Server = { session: await signIn(url), pid, probe, probeCpuMs: 0 };
    const wanted = ({ name }: WorstCase) =>
      name
        .toLowerCase()
        .includes((process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '').toLowerCase());
    const [cases, sweep] = [
      (await listCases(server.session)).filter(wanted),
      (await listSweep(server.session)).filter(wanted),
    ];
    // Nothing that happens for the first time is measured.
    await Promise.all(cases.flatMap(({ requests }) => requests.slice(0, 1)).map((each) => send(server.session, each)));
    await probe.read();
    const before = readCpuMs(pid);
    await delay(BASELINE_MS);
    const { slowestMs: baseline, count } = await probe.read();
    server.probeCpuMs = (readCpuMs(pid) - before) / Math.max(1, count);
    // On a machine that others use as well, what it takes with nothing to do comes on top.
    const bar = BAR_MS + baseline;
    const measured: Measured[] = [];
    for (const each of cases) measured.push(await measureFairly(server, each, bar));
    printTable(
      'Worst input that is allowed',
      HEADER,
      measured.map((each) => toRow(each, bar)),
    );
    const swept: Measured[] = [];
    for (const each of sweep) swept.push(await measureFairly(server, each, bar));
    const slow = swept.toSorted((a, b) => b.slowestMs - a.slowestMs).slice(0, SHOWN_ROUTES);
    printTable(
      `The largest body of each of ${swept.length} routes; the ${slow.length} slowest`,
      HEADER,
      slow.map((each) => toRow(each, bar)),
    );
    const refused = swept.filter(({ statuses }) => /^\d+ × (?:400|404)(?:, median|$)/.test(statuses));
    console.log(
      `${swept.length - refused.length} of ${swept.length} routes took the body; the others refused it by its content or record.`,
    );
    if (process.argv.includes('--refused'))
      for (const { name, statuses } of refused) console.log(`  ${name}: ${statuses}`);
    const all = [...measured, ...swept];
    const slowest = Math.max(...all.map(({ slowestMs }) => slowestMs));
    const missed = all.filter(({ slowestMs }) => slowestMs > bar);
    console.log(
      `\nSlowest /api/health: ${round(slowest)} ms; with nothing to do ${round(baseline)} ms; bar ${BAR_MS} ms`,
    );
    console.log(`above it. Missed by ${missed.length} of ${all.length}.`);
    return missed.length === 0;
  } finally {
    await probe.stop();
    await stop();
    model.stop();
  }
}

process.exitCode = (await runWorst()) ? 0 : 1;
