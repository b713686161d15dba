import { parseArgs } from 'node:util';
import type { Db } from '@stellenvisite/db/client';
import { createSearch } from '@stellenvisite/search';
import { compareFacts, type Verdict } from './feeds-facts/compare-facts.ts';
import { FACTS, type Half, readDocuments } from './feeds-facts/facts.ts';
import { readItems } from './feeds-facts/read-items.ts';
import { printTable } from './print-table.ts';

/**
 * `npm run bench -- feeds-facts [--match text] [--reveal]`: reads feed documents of every format as the preview of a feed does and
 * compares the facts of each job with those that its fields and its text state. A fact that neither states must stay empty.
 * The failures of `seen` are printed; those of `unseen`, which no rule may be written for, only with `--reveal`.
 */
const LEAST_SHARE = 0.95;
const NOW = new Date('2026-11-18T12:00:00Z');

type Judged = { document: string; format: string; id: string; title: string; verdicts: Verdict[] };

/** Classifying reads the taxonomy only. */
const withoutDatabase = new Proxy({} as Db, {
  get: () => {
    throw new Error('the bench has no database');
  },
});
const { classify } = createSearch({ db: withoutDatabase, now: () => NOW });

async function judge(half: Half): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { items, ...document } of readDocuments(half)) {
    const { format, items: read } = await readItems(document, { classify, now: NOW });
    if (half === 'seen' && format !== document.format) console.log(`✗ ${document.document}: recognised as ${format}`);
    // Where the element of the id is not recognised, the order of the document identifies the items.
    const isInOrder = read.length === items.length;
    for (const [at, item] of items.entries()) {
      const found = read.find(({ id }) => id === item.id) ?? (isInOrder ? read[at] : undefined);
      judged.push({
        document: document.document,
        format: document.format,
        id: item.id,
        title: item.facts.title?.[0] ?? '',
        verdicts: compareFacts(item, found?.content ?? null, NOW.toISOString().slice(0, 10)),
      });
    }
  }
  return judged;
}

function printFailures(judged: readonly Judged[]): void {
  for (const { document, id, title, verdicts } of judged)
    for (const { fact, outcome, expected, got } of verdicts)
      if (outcome !== 'right') console.log(`✗ ${document} ${id} ${title} · ${fact} ${outcome}: ${expected} ≠ ${got}`);
}

const countOf = (verdicts: readonly Verdict[], ...outcomes: Verdict['outcome'][]): number =>
  verdicts.filter(({ outcome }) => outcomes.includes(outcome)).length;
/** An invented fact is an error as well. */
const shareOf = (verdicts: readonly Verdict[]): number => countOf(verdicts, 'right') / Math.max(1, verdicts.length);

function toRow(name: string, verdicts: readonly Verdict[]): string[] {
  return [
    name,
    String(verdicts.length - countOf(verdicts, 'invented')),
    `${(shareOf(verdicts) * 100).toFixed(1)} %`,
    String(countOf(verdicts, 'missing')),
    String(countOf(verdicts, 'wrong')),
    String(countOf(verdicts, 'invented')),
  ];
}

function report(half: Half, judged: readonly Judged[]): boolean {
  const all = judged.flatMap(({ verdicts }) => verdicts);
  const columns = ['stated', 'right', 'missing', 'wrong', 'invented'];
  const formats = [...new Set(judged.map(({ format }) => format))];
  // Which facts fail would already guide a change.
  if (half === 'seen') {
    const ofFormat = (name: string) =>
      judged.filter(({ format }) => format === name).flatMap(({ verdicts }) => verdicts);
    printTable(
      `${half}: formats`,
      ['format', ...columns],
      formats.map((name) => toRow(name, ofFormat(name))),
    );
    const ofFact = (name: string) => all.filter(({ fact }) => fact === name);
    printTable(
      `${half}: facts`,
      ['fact', ...columns],
      FACTS.map((name) => toRow(name, ofFact(name))),
    );
  }
  const [share, invented] = [shareOf(all), countOf(all, 'invented')];
  console.log(
    `${half}: ${judged.length} items of ${formats.length} formats, ${(share * 100).toFixed(1)} % of facts right (bar ${LEAST_SHARE * 100} %), ${invented} invented (bar 0).`,
  );
  return share >= LEAST_SHARE && invented === 0;
}

const { values } = parseArgs({
  options: { match: { type: 'string', default: '' }, reveal: { type: 'boolean', default: false } },
});
const seen = (await judge('seen')).filter(
  ({ document, id, title, verdicts }) =>
    `${document} ${id} ${title}`.includes(values.match) || verdicts.some(({ fact }) => fact === values.match),
);
printFailures(seen);
report('seen', seen);
const unseen = await judge('unseen');
if (values.reveal) printFailures(unseen);
if (!report('unseen', unseen)) process.exitCode = 1;
