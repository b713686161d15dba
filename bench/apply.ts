import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';
import { findFreePort, startNodeProcess } from '../scripts/node-process.ts';
import { type Applicant, applyWithUpload, documentOf, type Sent, signUp } from './apply/applicant.ts';
import { median, printTable, verdict } from './print-table.ts';
import { readMemory } from './search/memory.ts';
import { percentile } from './search/percentiles.ts';
import { startBuiltServer } from './start-built-server.ts';

/**
 * `npm run bench -- apply`: 200 people apply at the same moment, each with a document of their own, compared with bare uploads of the same
 * bytes in the same run. Afterwards every row and every byte is counted.
 */
const PEOPLE = 200;
const ROUNDS = 3;
/** A password takes a thread of its own for a moment. */
const SIGN_UPS_AT_ONCE = 10;
const DOCUMENT_BYTES = 1024 * 1024;
/** An application is an upload in parts that is read, checked and stored, and a letter to both sides. */
const BAR_RATIO = 0.1;
/** Less than 200 documents at once would take in memory. */
const BAR_GROWTH_MB = 180;

process.env.AUTH_EMAIL_AUTOCONFIRM = 'on';
process.env.AUTH_IP_LIMITS = 'off';

type Pool = Awaited<ReturnType<typeof joinDatabase>>['database']['pool'];
type Round = { seconds: number; sent: Sent[] };
type Bare = { seconds: number; tookMs: number[] };

async function timed<Result>(work: () => Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const since = performance.now();
  const result = await work();
  return { seconds: (performance.now() - since) / 1000, result };
}

async function signUpAll(url: string): Promise<Applicant[]> {
  const people: Applicant[] = [];
  while (people.length < PEOPLE) {
    const emails = Array.from({ length: SIGN_UPS_AT_ONCE }, (_, each) => `bench-${people.length + each}@example.org`);
    people.push(...(await Promise.all(emails.map((email) => signUp(url, email)))));
  }
  return people;
}

async function applyAll(url: string, people: readonly Applicant[], jobId: string, round: number): Promise<Round> {
  const documents = people.map(({ email }) => documentOf(`${email}/${round}`, DOCUMENT_BYTES));
  const { seconds, result } = await timed(() =>
    Promise.all(
      people.map((person, index) => applyWithUpload(url, person, jobId, documents[index] ?? Buffer.alloc(0))),
    ),
  );
  return { seconds, sent: result };
}

async function uploadBare(url: string, people: readonly Applicant[], round: number): Promise<Bare> {
  const documents = people.map(({ email }) => documentOf(`${email}/${round}`, DOCUMENT_BYTES));
  const { seconds, result } = await timed(() =>
    Promise.all(
      documents.map(async (document) => {
        const since = performance.now();
        const { status } = await fetch(url, { method: 'POST', body: new Uint8Array(document) });
        if (status !== 201) throw new Error(`bare upload: ${status}`);
        return performance.now() - since;
      }),
    ),
  );
  return { seconds, tookMs: result };
}

async function findJobs(pool: Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from jobs where apply_method = 'here' and status = 'published' and posted_at <= now()
       and valid_through > now() + interval '1 day'
       and not exists (select 1 from jsonb_array_elements(questions) q where (q->>'isRequired')::boolean)
     order by id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

type Loss = { applications: number; files: number; bytes: number; differing: number };

/** Finds the parts that are missing from applications that were answered with „sent“: rows by count, content by its hash. */
async function findLoss(pool: Pool, people: readonly Applicant[], rounds: readonly Round[]): Promise<Loss> {
  const sent = rounds.flatMap((round) => round.sent);
  const { rows } = await pool.query<{ id: string; file_id: string; bytes: number; sha256: string }>(
    `select a.id, f.id as file_id, f.bytes, f.sha256 from applications a
     join application_files af on af.application_id = a.id join files f on f.id = af.file_id
     where a.id = any($1::uuid[])`,
    [sent.map(({ applicationId }) => applicationId)],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const differing = rounds.flatMap(({ sent: ofRound }, round) =>
    ofRound.filter(({ applicationId, fileId }, index) => {
      const row = stored.get(applicationId);
      const document = documentOf(`${people[index]?.email}/${round}`, DOCUMENT_BYTES);
      return row?.file_id !== fileId || row.sha256 !== createHash('sha256').update(document).digest('hex');
    }),
  );
  return {
    applications: sent.length - stored.size,
    files: sent.length - new Set(rows.map(({ file_id: id }) => id)).size,
    bytes: sent.length * DOCUMENT_BYTES - rows.reduce((sum, row) => sum + row.bytes, 0),
    differing: differing.length,
  };
}

type Figures = { rounds: Round[]; bare: Bare[]; beforeMb: number; peakMb: number; loss: Loss };

function report({ rounds, bare, beforeMb, peakMb, loss }: Figures): boolean {
  const megabytes = (PEOPLE * DOCUMENT_BYTES) / (1024 * 1024);
  const ours = median(rounds.map(({ seconds }) => PEOPLE / seconds));
  const others = median(bare.map(({ seconds }) => PEOPLE / seconds));
  const p99 = (pick: (sent: Sent) => number) =>
    median(rounds.map(({ sent }) => percentile(sent.map(pick), 0.99))).toFixed(0);
  printTable(
    `${PEOPLE} at the same moment, ${megabytes} MB together (medians of ${ROUNDS} rounds)`,
    ['', 'per s', 'MB/s', 'p99 ms', 'of it upload', 'of it sending'],
    [
      [
        'application with its document',
        ours.toFixed(0),
        ours.toFixed(0),
        p99(({ uploadMs, applyMs }) => uploadMs + applyMs),
        p99(({ uploadMs }) => uploadMs),
        p99(({ applyMs }) => applyMs),
      ],
      [
        'bare upload of the same bytes',
        others.toFixed(0),
        others.toFixed(0),
        median(bare.map(({ tookMs }) => percentile(tookMs, 0.99))).toFixed(0),
        '',
        '',
      ],
    ],
  );
  const [ratio, growth] = [ours / others, peakMb - beforeMb];
  const isWhole = Object.values(loss).every((missing) => missing === 0);
  const isMet = ratio >= BAR_RATIO && !(growth > BAR_GROWTH_MB) && isWhole;
  console.log(
    `\nThroughput beside bare uploads: ${ratio.toFixed(2)}, bar ≥ ${BAR_RATIO} ${verdict(ratio >= BAR_RATIO)}`,
  );
  console.log(
    `Memory of the server: ${beforeMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most, bar + ${BAR_GROWTH_MB} MB ${verdict(!(growth > BAR_GROWTH_MB))}`,
  );
  console.log(
    `Lost of ${PEOPLE * ROUNDS} applications: ${loss.applications} rows, ${loss.files} files, ${loss.bytes} bytes, ${loss.differing} contents that differ, bar 0 ${verdict(isWhole)}`,
  );
  return isMet;
}

async function runApply(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'stellenvisite-bench-bare-'));
  const server = await startBuiltServer({ isApiOnly: true });
  const bareServer = await startNodeProcess({
    file: 'bench/apply/bare-uploads.ts',
    port: await findFreePort(),
    healthPath: '/',
    env: { BENCH_FOLDER: folder },
  });
  const { database, stop } = await joinDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
  try {
    const people = await signUpAll(server.url);
    console.log(`${people.length} people have signed up`);
    const [warmUp = '', ...jobs] = await findJobs(database.pool, ROUNDS + 1);
    await applyAll(server.url, people.slice(0, 20), warmUp, ROUNDS);
    await uploadBare(bareServer.url, people.slice(0, 20), ROUNDS);
    const beforeMb = readMemory(server.pid).nowMb;
    const [rounds, bare]: [Round[], Bare[]] = [[], []];
    for (const [round, jobId] of jobs.entries()) {
      rounds.push(await applyAll(server.url, people, jobId, round));
      bare.push(await uploadBare(bareServer.url, people, round));
      console.log(`round ${round + 1} of ${ROUNDS} done`);
    }
    const { peakMb } = readMemory(server.pid);
    return report({ rounds, bare, beforeMb, peakMb, loss: await findLoss(database.pool, people, rounds) });
  } finally {
    await stop();
    await bareServer.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await runApply()) ? 0 : 1;
