import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Benchmark = {
  description: string;
  /** Options of Node itself. */
  flags?: string[];
  /** It prepares data and measures nothing, so `all` leaves it out. */
  isPreparation?: boolean;
};

const BENCHMARKS: Record<string, Benchmark> = {
  web: { description: 'Lighthouse budgets of the main pages' },
  load: { description: 'throughput of rendered pages and of the API' },
  auth: { description: 'accounts: sign-in, tokens, sessions' },
  apply: { description: '200 applications with uploads at once' },
  media: { description: 'searches while 50 photographs are uploaded and converted' },
  employer: { description: 'the employer area with 500 jobs and 20,000 applications' },
  feeds: { description: 'a large feed next to plain parsing and COPY: --jobs 100000' },
  'feeds-facts': { description: 'facts of jobs read from feeds of every format: --match text, --reveal' },
  relevance: { description: 'judged queries: --worst 20, --only ours, --match text, --kind typo' },
  understanding: { description: 'sentences read into wishes, seen and unseen: --match text, --kind negation' },
  emma: { description: 'conversations seen and unseen: --match text, --half seen, --reveal, --model loopback' },
  'emma-load': { description: 'searches next to a hundred conversations' },
  search: { description: 'speed next to other engines: --jobs 100000, --only ours, --bulk, --fresh' },
  alerts: { description: '2,000 new jobs compared with 20,000 job alerts' },
  cv: { description: 'fields read from CVs in 23 layouts, and 20 broken files: --half seen, --match text, --reveal' },
  freshness: { description: 'time from the commit of a job until it is found' },
  newsletter: { description: 'a letter to 10,000 readers while workers are killed: --readers 50000' },
  talentpool: { description: 'searches of the talent pool: --profiles 100000' },
  worst: { description: '/api/health while each endpoint gets the worst input it allows: a part of its name' },
  data: {
    description: 'fills a database to measure on: --jobs 1000000, --database-url …',
    // A million jobs are written in little memory.
    flags: ['--max-old-space-size=192'],
    isPreparation: true,
  },
};

/** `npm run bench -- <name> [args]`; `all` runs every benchmark, one after the other, so that none disturbs the next. */
const [name, ...args] = process.argv.slice(2);

function run(benchmark: string): boolean {
  const file = fileURLToPath(new URL(`${benchmark}.ts`, import.meta.url));
  const flags = BENCHMARKS[benchmark]?.flags ?? [];
  return spawnSync(process.execPath, [...flags, file, ...args], { stdio: 'inherit' }).status === 0;
}

function runAll(): boolean {
  const failed = Object.keys(BENCHMARKS)
    .filter((benchmark) => !BENCHMARKS[benchmark]?.isPreparation)
    .filter((benchmark) => {
      console.log(`\n== ${benchmark}`);
      return !run(benchmark);
    });
  console.log(failed.length > 0 ? `\nMissed in: ${failed.join(', ')}` : '\nEvery bar is met.');
  return failed.length === 0;
}

function printList(): void {
  console.log('npm run bench -- <name> [args]\n');
  for (const [benchmark, { description }] of Object.entries(BENCHMARKS))
    console.log(`  ${benchmark.padEnd(12)}${description}`);
  console.log(`  ${'all'.padEnd(12)}every benchmark, one after the other`);
}

if (name === 'all') process.exitCode = runAll() ? 0 : 1;
else if (name && Object.hasOwn(BENCHMARKS, name)) process.exitCode = run(name) ? 0 : 1;
else {
  printList();
  if (name) process.exitCode = 1;
}
