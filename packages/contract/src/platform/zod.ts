import { config, registry } from 'zod';

export { z } from 'zod';

/**
 * Before its first schema zod tests whether it may compile code from text. The pages' content security policy forbids that and
 * the browser reports the attempt, so zod is reported before any schema exists: every schema gets its `z` from here.
 */
if ('document' in globalThis) config({ jitless: true });

/**
 * The names of schemas in the API document. Zod's own registry is one for the whole process, where the built pages have
 * registered their copy of the same schemas.
 */
export const apiSchemas = registry<{ id: string }>();
