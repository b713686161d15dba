import module from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * What was compiled once is read from disk at the next start: it takes half the time, and the process does without the
 * compiler of TypeScript, some twenty megabytes. Not in TypeScript itself, since that would load it.
 */
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

/**
 * For each file of a package Node parses the whole list of what the package exports. Drizzle's has 180 kB and there are
 * three hundred files: most of a second at every start. Among themselves the files need no list.
 */
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const isAmongItself =
      /^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isAmongItself) return nextResolve(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
