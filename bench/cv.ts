import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CvFileType, CvUnreadable } from '@stellenvisite/core/cv-analyses/extract/cv-text';
import { extractText } from '@stellenvisite/core/cv-analyses/extract/extract-text';
import { readCv } from '@stellenvisite/core/cv-analyses/read/read-cv';
import { compareCv, type Verdict } from './cv/compare-cv.ts';
import { type CvLanguage, LAYOUTS, layOutCv } from './cv/lay-out-cv.ts';
import { makeHostileFiles } from './cv/make-hostile-files.ts';
import { PEOPLE } from './cv/person.ts';
import { FORMATS, writeCv } from './cv/write-files.ts';

/** Reads 60 made CVs (three layouts, two languages, four formats) and 20 hostile or broken files: fields right, nothing made up, no hang. */

const LEAST = 0.92;
const MOST_MS = 20_000;
const TODAY = new Date('2026-11-16T12:00:00Z');

const folder = await mkdtemp(join(tmpdir(), 'bench-cv-'));
async function read(content: Buffer, type: CvFileType) {
  const path = join(folder, 'cv');
  await writeFile(path, content);
  const text = await extractText({ path, type });
  return readCv(text, TODAY);
}

const verdicts: (Verdict & { cv: string })[] = [];
let failures = 0;
try {
  let count = 0;
  for (const person of PEOPLE)
    for (const layout of LAYOUTS)
      for (const language of ['de', 'en'] satisfies CvLanguage[]) {
        const format = FORMATS[count % FORMATS.length] ?? 'pdf';
        count += 1;
        const cv = `${person.name} ${layout} ${language} ${format}`;
        const found = await read(await writeCv(layOutCv(person, layout, language), layout, format), format).catch(
          (error: unknown) => {
            console.log(`✗ ${cv}: ${String(error)}`);
            return null;
          },
        );
        verdicts.push(...compareCv(person, language, found).map((verdict) => ({ ...verdict, cv })));
      }

  const hostile = await makeHostileFiles();
  for (const { name, type, content, mayFind } of hostile) {
    const start = performance.now();
    const outcome = await read(content, type).then(
      ({ fields }) => fields.map(({ found }) => JSON.stringify(found)),
      (error: unknown) => (error instanceof CvUnreadable ? error.failure : `crash: ${String(error)}`),
    );
    const ms = Math.round(performance.now() - start);
    const isGuess = Array.isArray(outcome) && outcome.some((value) => !mayFind.some((part) => value.includes(part)));
    const isBad = isGuess || ms > MOST_MS || (typeof outcome === 'string' && outcome.startsWith('crash'));
    if (isBad) failures += 1;
    console.log(
      `${isBad ? '✗' : '✓'} ${name}: ${Array.isArray(outcome) ? `${outcome.length} fields` : outcome}, ${ms} ms`,
    );
  }
  console.log(`${count} CVs, ${hostile.length} hostile or broken files`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

const wrong = verdicts.filter(({ isRight }) => !isRight);
for (const { cv, field, expected, got } of wrong) console.log(`✗ ${cv} · ${field}: ${expected} ≠ ${got}`);
for (const kind of new Set(verdicts.map(({ field }) => field))) {
  const of = verdicts.filter(({ field }) => field === kind);
  console.log(`${kind}: ${of.filter(({ isRight }) => isRight).length} of ${of.length}`);
}
const accuracy = (verdicts.length - wrong.length) / verdicts.length;
console.log(
  `field accuracy ${(accuracy * 100).toFixed(1)} %, at least ${LEAST * 100} % asked; ${failures} hostile files went wrong`,
);
process.exit(accuracy >= LEAST && failures === 0 ? 0 : 1);
