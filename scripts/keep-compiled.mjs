import module from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * What was compiled once is read from disk at the next start: it takes half the time, and the process does without the
 * compiler of TypeScript, some twenty megabytes. Not in TypeScript itself, since that would load it.
 */
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
