import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CvDocument, composeCv } from './cv-document.ts';
import { LAYOUTS, type Layout } from './layouts.ts';
import { type Half, type Person, readPeople } from './person.ts';

export type CvFile = { half: Half; layout: Layout; person: Person; document: CvDocument; seed: number };

/** Returns which person has which layout: each person about equally often, each time in different layouts with different others. */
export function listCvFiles(half: Half): CvFile[] {
  const people = readPeople(half);
  const rows = LAYOUTS.flatMap((layout) => Array.from({ length: layout.files }, () => layout));
  return rows.flatMap((layout, index) => {
    const round = Math.floor(index / people.length);
    const person = people[(index * 7 + round * 3) % people.length];
    return person ? [{ half, layout, person, document: composeCv(person, index + round), seed: index + 1 }] : [];
  });
}

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/bench-cv/', import.meta.url));

/** Returns a hash of every source that takes part in making files. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['./layouts/', './']) {
    const at = fileURLToPath(new URL(folder, import.meta.url));
    const names = readdirSync(at).filter((name) => name.endsWith('.ts') && !name.startsWith('compare'));
    for (const name of names.sort()) hash.update(readFileSync(join(at, name)));
  }
  return hash.digest('hex');
}
let sources: string | null = null;

/** Makes a file, or takes it from the cache where neither the person nor the generator has changed. */
export async function makeCvFile({ layout, document, seed }: CvFile): Promise<Buffer> {
  sources ??= hashSources();
  const key = createHash('sha256')
    .update(`${sources} ${layout.name} ${seed} ${JSON.stringify(document)}`)
    .digest('hex');
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, key);
  const cached = await readFile(path).catch(() => null);
  if (cached) return cached;
  const made = await layout.make(document, seed);
  await writeFile(`${path}.${process.pid}`, made);
  await rename(`${path}.${process.pid}`, path);
  return made;
}
