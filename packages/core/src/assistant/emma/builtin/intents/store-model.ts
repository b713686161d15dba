import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { TextModel } from './text-classifier.ts';

/** Written by the build, and by the first process that trains; not part of the repository. */
const FOLDER = new URL('./build/', import.meta.url);
const FILE = new URL('intents.bin', FOLDER);

type Stored = { key: string; model: TextModel };

/** Returns a key that changes with the examples, the concepts and the training itself. */
export function keyOfTraining(...parts: readonly unknown[]): string {
  const source = readFileSync(new URL('./text-classifier.ts', import.meta.url));
  return createHash('sha256').update(source).update(JSON.stringify(parts)).digest('hex');
}

/** Reads the model of an earlier training of the same examples; null where there is none. */
export function readStoredModel(key: string): TextModel | null {
  try {
    const stored = deserialize(readFileSync(FILE)) as Stored;
    return stored.key === key ? stored.model : null;
  } catch {
    // No file, or one that was cut off: it is trained again.
    return null;
  }
}

/** Stores a model for the next start, at once or not at all. */
export function storeModel(key: string, model: TextModel): void {
  const written = new URL(`${randomUUID()}.tmp`, FOLDER);
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(written, serialize({ key, model } satisfies Stored));
    renameSync(written, FILE);
  } catch {
    // An installation that cannot be written to trains at every start.
  }
}
