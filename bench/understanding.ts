import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readSentence, tradeVocabulary } from '@stellenvisite/search/sentence';
import { printTable } from './print-table.ts';
import { judgeReading, type Mistake } from './understanding/judge-reading.ts';
import { type Sentence, sentenceSchema } from './understanding/sentence.ts';

/** The share of the unseen sentences that must be read without a mistake. */
const BAR = 0.9;

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { match: { type: 'string' }, kind: { type: 'string' }, reveal: { type: 'boolean', default: false } },
});

type Judged = { sentence: Sentence; mistakes: Mistake[] };

const vocabulary = tradeVocabulary();
const seen = (
  await Promise.all(['seen', 'seen-3', 'seen-4', 'seen-5', 'seen-6', 'seen-7', 'seen-8'].map(judgeFile))
).flat();
const unseen = await judgeFile('unseen');
if (!options.reveal) printMistakes(seen);
else printMistakes(unseen);
printShares();
const share = shareOf(unseen);
console.log(`\nunseen ${percent(share)}, at least ${percent(BAR)}: ${share >= BAR ? '✓' : '✗ missed'}`);
console.log(`a sentence is read in ${(await measure()).toFixed(2)} ms`);
process.exitCode = share >= BAR ? 0 : 1;

async function judgeFile(name: string): Promise<Judged[]> {
  const text = await readFile(new URL(`understanding/${name}.json`, import.meta.url), 'utf8');
  return sentenceSchema
    .array()
    .parse(JSON.parse(text))
    .map((sentence) => ({ sentence, mistakes: judgeReading(sentence, readSentence(sentence.text, vocabulary)) }));
}

function printMistakes(judged: readonly Judged[]): void {
  const { match, kind } = options;
  const isShown = ({ sentence }: Judged) =>
    (match === undefined || sentence.text.includes(match)) && (kind === undefined || sentence.kind === kind);
  for (const { sentence, mistakes } of judged.filter((each) => each.mistakes.length > 0 && isShown(each))) {
    const told = mistakes.map(({ field, expected, read }) => `${field} ${show(read)} instead of ${show(expected)}`);
    console.log(`${sentence.kind.padEnd(10)} ${sentence.text}\n           ${told.join('; ')}`);
  }
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function printShares(): void {
  const kinds = [...new Set([...seen, ...unseen].map(({ sentence }) => sentence.kind))].sort();
  const row = (name: string, isOf: (each: Judged) => boolean) => {
    const [one, other] = [seen.filter(isOf), unseen.filter(isOf)];
    return [name, String(one.length), percent(shareOf(one)), String(other.length), percent(shareOf(other))];
  };
  printTable(
    'Sentences read without a mistake',
    ['kind', 'seen', 'right', 'unseen', 'right'],
    [...kinds.map((kind) => row(kind, ({ sentence }) => sentence.kind === kind)), row('all', () => true)],
  );
}

function shareOf(judged: readonly Judged[]): number {
  return judged.filter(({ mistakes }) => mistakes.length === 0).length / Math.max(1, judged.length);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

async function measure(): Promise<number> {
  const texts = seen.map(({ sentence }) => sentence.text);
  const start = performance.now();
  for (const text of texts) readSentence(text, vocabulary);
  return (performance.now() - start) / Math.max(1, texts.length);
}
