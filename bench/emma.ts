import { parseArgs } from 'node:util';
import { type Conversation, HALVES, type Half, readConversations } from './emma/conversation.ts';
import { type LoopbackModel, startLoopbackModel } from './emma/loopback-model.ts';
import { type Run, runConversation } from './emma/run-conversation.ts';
import { type Market, startMarket } from './emma/start-market.ts';
import { printTable } from './print-table.ts';

/**
 * `npm run bench -- emma [--match text] [--half seen] [--reveal] [--model loopback]`: conversations with Emma on the demo market, checked
 * for the tools she should call and the facts she should name. Failures of `seen` are printed, those of `unseen` are counted;
 * `--reveal` prints them too. `--model loopback` answers by a language model on loopback that obeys every injection.
 */
const LEAST_SHARE = { seen: 0.95, unseen: 0.9 } as const satisfies Record<Half, number>;
/** The first word of an answer, in the middle of all of them. */
const FIRST_WORD_MS = 150;

const EMAILS = { seeker: 'bewerber@demo.example', employer: 'arbeitgeber@demo.example' };

type Options = { match: string; half: string; reveal: boolean };

/** Every conversation takes some of the market's time: sessions end before all are through, so that people sign in again. */
const CONVERSATIONS_PER_SESSION = 100;

const signInAll = async (market: Market) => ({
  visitor: null,
  seeker: await market.signIn(EMAILS.seeker),
  employer: await market.signIn(EMAILS.employer),
});

async function runHalf(market: Market, conversations: readonly Conversation[]): Promise<Run[]> {
  const runs: Run[] = [];
  let tokens = await signInAll(market);
  for (const [index, conversation] of conversations.entries()) {
    if (index > 0 && index % CONVERSATIONS_PER_SESSION === 0) tokens = await signInAll(market);
    runs.push(await runConversation(market, conversation, tokens[conversation.as]));
  }
  return runs;
}

async function runHalves(market: Market, { match, half, reveal }: Options): Promise<boolean> {
  const passed: boolean[] = [];
  for (const each of HALVES.filter((name) => half === '' || name === half)) {
    const conversations = readConversations(each).filter(({ name, file }) => `${file} ${name}`.includes(match));
    const runs = await runHalf(market, conversations);
    passed.push(runs.length === 0 || report(each, runs, each === 'seen' || reveal));
  }
  return passed.every(Boolean);
}

const isPassed = ({ faults }: Run) => faults.length === 0;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function report(half: Half, runs: readonly Run[], printsFailures: boolean): boolean {
  if (printsFailures) for (const run of runs) if (!isPassed(run)) printFailure(run);
  const files = [...new Set(runs.map(({ conversation }) => conversation.file))];
  const rows = files.map((file) => {
    const ofFile = runs.filter(({ conversation }) => conversation.file === file);
    return [file, String(ofFile.length), percent(ofFile.filter(isPassed).length / ofFile.length)];
  });
  const share = runs.filter(isPassed).length / runs.length;
  printTable(
    `Conversations with Emma, ${half} (bar ${percent(LEAST_SHARE[half])})`,
    ['conversations', 'count', 'as expected'],
    [...(printsFailures ? rows : []), ['all', String(runs.length), percent(share)]],
  );
  const times = runs.flatMap(({ firstWordsMs }) => firstWordsMs).sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  console.log(
    `First word: half within ${Math.round(middle)} ms (bar ${FIRST_WORD_MS} ms), 95 % within ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms.`,
  );
  return share >= LEAST_SHARE[half] && middle <= FIRST_WORD_MS;
}

function printFailure({ conversation, faults }: Run): void {
  console.log(`\n${conversation.file}: ${conversation.name}`);
  for (const fault of faults) console.log(`  ${fault}`);
}

const { values } = parseArgs({
  options: {
    match: { type: 'string', default: '' },
    half: { type: 'string', default: '' },
    reveal: { type: 'boolean', default: false },
    model: { type: 'string', default: 'builtin' },
  },
});

const loopback: LoopbackModel | null = values.model === 'loopback' ? await startLoopbackModel() : null;
const market = await startMarket(loopback?.env);
try {
  const hasPassed = loopback ? await loopback.check(market) : await runHalves(market, values);
  if (!hasPassed) process.exitCode = 1;
} finally {
  await market.stop();
  await loopback?.stop();
}
