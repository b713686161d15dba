import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CvFileType, CvUnreadable } from '@stellenvisite/core/seekers/cv/extract/cv-text';
import { extractText } from '@stellenvisite/core/seekers/cv/extract/extract-text';
import { readCv } from '@stellenvisite/core/seekers/cv/read/read-cv';
import { compareCv, type Verdict } from './cv/compare-cv.ts';
import { listCvFiles, makeCvFile } from './cv/cv-files.ts';
import { closeBrowser } from './cv/layouts/browser.ts';
import type { CvFormat } from './cv/layouts.ts';
import { makeHostileFiles } from './cv/make-hostile-files.ts';
import { HALVES, type Half } from './cv/person.ts';
import { printTable } from './print-table.ts';

/**
 * `npm run bench -- cv [--half seen] [--layout Word] [--match text] [--reveal]`: reads CVs of made people in many layouts, and hostile or broken files. It prints the
 * share of right fields by layout and by field for each half. `--match` prints the faults of the seen halves whose person, layout or field
 * has the text; those of the unseen half only with `--reveal`.
 */
const LEAST = 0.92;
const MAX_MS = 20_000;
const TODAY = new Date('2026-11-16T12:00:00Z');
const AT_ONCE = 2;

type Judged = Verdict & { half: Half; layout: string; cv: string };

const { values: options } = parseArgs({
  options: {
    half: { type: 'string', multiple: true },
    layout: { type: 'string', default: '' },
    match: { type: 'string' },
    reveal: { type: 'boolean', default: false },
  },
});
const halves = HALVES.filter((half) => options.half?.includes(half) ?? true);
const folder = await mkdtemp(join(tmpdir(), 'bench-cv-'));

/** Faults of the unseen half are counted only, unless they are revealed. */
const isShown = (half: Half, subject: string) =>
  (half !== 'unseen' || options.reveal) &&
  (options.match !== undefined || options.reveal) &&
  subject.includes(options.match ?? '');

let count = 0;
async function read(content: Buffer, type: CvFileType | CvFormat) {
  count += 1;
  const path = join(folder, `cv-${count}`);
  await writeFile(path, content);
  const text = await extractText({ path, type: type as CvFileType });
  return readCv(text, TODAY);
}

async function readCvs(half: Half): Promise<Judged[]> {
  const files = listCvFiles(half).filter(({ layout }) => layout.name.includes(options.layout));
  const judged: Judged[] = [];
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      const { person, layout } = file;
      const content = await makeCvFile(file);
      const cv = `${person.name}, ${layout.name}`;
      const found = await read(content, layout.format).catch((error: unknown) => {
        if (isShown(half, cv)) console.log(`✗ ${cv}: ${error instanceof CvUnreadable ? error.failure : String(error)}`);
        return null;
      });
      judged.push(...compareCv(file, found).map((verdict) => ({ ...verdict, half, layout: layout.name, cv })));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await closeBrowser();
  console.log(`${half}: ${files.length} CVs in ${new Set(files.map(({ layout }) => layout)).size} layouts`);
  return judged;
}

async function readHostileFiles(): Promise<number> {
  let failures = 0;
  for (const { name, type, content, mayFind } of await makeHostileFiles()) {
    const start = performance.now();
    const outcome = await read(content, type).then(
      ({ fields }) => fields.map(({ found }) => JSON.stringify(found)),
      (error: unknown) => (error instanceof CvUnreadable ? error.failure : `crash: ${String(error)}`),
    );
    const ms = Math.round(performance.now() - start);
    const isGuess = Array.isArray(outcome) && outcome.some((value) => !mayFind.some((part) => value.includes(part)));
    const isBad = isGuess || ms > MAX_MS || (typeof outcome === 'string' && outcome.startsWith('crash'));
    if (isBad) failures += 1;
    console.log(
      `${isBad ? '✗' : '✓'} ${name}: ${Array.isArray(outcome) ? `${outcome.length} fields` : outcome}, ${ms} ms`,
    );
  }
  return failures;
}

const shareOf = (some: readonly Verdict[]) => some.filter(({ isRight }) => isRight).length / some.length;
const percent = (some: readonly Verdict[]) => (some.length > 0 ? `${(shareOf(some) * 100).toFixed(1)} %` : '–');

function printShares(title: string, judged: readonly Judged[], groupOf: (verdict: Judged) => string): void {
  const rows = [...Map.groupBy(judged, groupOf)].map(([group, own]) => [
    group,
    ...halves.flatMap((half) => {
      const some = own.filter((verdict) => verdict.half === half);
      return [String(some.length), percent(some)];
    }),
  ]);
  printTable(title, [title, ...halves.flatMap((half) => [half, 'right'])], rows);
}

try {
  const judged: Judged[] = [];
  for (const half of halves) judged.push(...(await readCvs(half)));
  const failures = options.layout ? 0 : await readHostileFiles();
  for (const { half, cv, field, expected, got, isRight } of judged)
    if (!isRight && isShown(half, `${cv} ${field}`)) console.log(`✗ ${cv} · ${field}: ${expected} ≠ ${got}`);
  printShares('layout', judged, ({ layout }) => layout);
  printShares('field', judged, ({ field }) => field);
  printShares('all', judged, () => 'all');
  const unseen = judged.filter(({ half }) => half === 'unseen');
  console.log(`\nunseen ${percent(unseen)}, at least ${LEAST * 100} % asked; ${failures} hostile files went wrong`);
  process.exitCode = (unseen.length === 0 || shareOf(unseen) >= LEAST) && failures === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
