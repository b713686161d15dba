import { registerHooks } from 'node:module';

/**
 * Node reads the list of a package's exports again at each import of it. That of drizzle-orm has 130 kB and 800 importers, which takes
 * as long as everything else in a start of the server. Our own sources all resolve a package to the same file.
 */
const resolved = new Map();

registerHooks({
  resolve(specifier, context, resolveNext) {
    const isOurs = context.parentURL !== undefined && !context.parentURL.includes('/node_modules/');
    if (!isOurs || !specifier.startsWith('drizzle-orm')) return resolveNext(specifier, context);
    const known = resolved.get(specifier) ?? { ...resolveNext(specifier, context), shortCircuit: true };
    resolved.set(specifier, known);
    return known;
  },
});
