import { config } from 'zod';

export { z } from 'zod';

/**
 * Before its first schema zod tests whether it may compile code from text. The pages' content security policy forbids that and
 * the browser reports the attempt, so zod is told before any schema exists: every schema gets its `z` from here.
 */
if ('document' in globalThis) config({ jitless: true });
