import { parseArgs } from 'node:util';
import { readConversations } from './emma/conversation.ts';
import { type Held, holdConversation } from './emma/hold-conversation.ts';
import { startMarket } from './emma/start-market.ts';
import { printTable } from './print-table.ts';

/**
 * `npm run bench:emma [-- --match text]`: conversations with Emma's built-in model on the demo market, held to the tools she should call
 * and the facts she should name. Every one that fails is printed.
 */
const LEAST_SHARE = 0.95;
/** The first word of an answer, in the middle of all of them. */
const FIRST_WORD_MS = 150;

const EMAILS = { seeker: 'bewerber@demo.example', employer: 'arbeitgeber@demo.example' };

async function runConversations(match: string): Promise<boolean> {
  const market = await startMarket();
  try {
    const tokens = {
      visitor: null,
      seeker: await market.signIn(EMAILS.seeker),
      employer: await market.signIn(EMAILS.employer),
    };
    const conversations = readConversations().filter(({ name, file }) => `${file} ${name}`.includes(match));
    const held: Held[] = [];
    for (const conversation of conversations)
      held.push(await holdConversation(market, conversation, tokens[conversation.as]));
    return report(held);
  } finally {
    await market.stop();
  }
}

function report(held: readonly Held[]): boolean {
  const failed = held.filter(({ faults }) => faults.length > 0);
  for (const { conversation, faults } of failed) {
    console.log(`\n${conversation.file}: ${conversation.name}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
  const files = [...new Set(held.map(({ conversation }) => conversation.file))];
  const of = (file: string) => held.filter(({ conversation }) => conversation.file === file);
  const good = (some: readonly Held[]) => some.filter(({ faults }) => faults.length === 0).length;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rows = files.map((file) => [file, String(of(file).length), percent(good(of(file)) / of(file).length)]);
  const share = good(held) / held.length;
  printTable(
    'Conversations with Emma, built-in model',
    ['conversations', 'held', 'as expected'],
    [...rows, ['all', String(held.length), percent(share)]],
  );
  const times = held.flatMap(({ firstWordsMs }) => firstWordsMs).sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  console.log(
    `First word: half within ${Math.round(middle)} ms (bar ${FIRST_WORD_MS} ms), 95 % within ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms.`,
  );
  return share >= LEAST_SHARE && middle <= FIRST_WORD_MS;
}

const { values } = parseArgs({ options: { match: { type: 'string', default: '' } } });
if (!(await runConversations(values.match))) process.exitCode = 1;
