import type { SourceFile } from './structure-rules.ts';

const QUOTED = /`([\w@./-]+)`/g;
const FILE = /\.(?:tsx?|mjs|cjs|json|sql|css|md|svg)$/;
const FOLDER = /^(?:apps|packages|scripts|e2e|bench|docs)\//;
const PACKAGE = /^(contract|core|db|demo|embedded-postgres|feeds|search)\//;

/** Paths that a command writes and git ignores. */
const GENERATED = ['apps/web/build', 'schema.gen.ts', 'sbom.cdx.json', 'package.json'];

/** Finds file names and paths in documents that no tracked file has. A path may leave out the folders it begins with. */
export function findStalePaths(documents: readonly SourceFile[], tracked: readonly string[]): string[] {
  const suffixes = new Set(tracked.flatMap(listSuffixes));
  return documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(QUOTED)]
        .map(([, name = '']) => name.replace(/\/$/, ''))
        .filter(
          (name) =>
            isPath(name) &&
            !suffixes.has(name) &&
            !suffixes.has(name.replace(PACKAGE, '$1/src/')) &&
            !isGenerated(name),
        )
        .filter((name) => !tracked.some((file) => file.startsWith(name)))
        .map((name) => `${path}:${index + 1} names ${name}, which does not exist.`),
    ),
  );
}

const isPath = (name: string): boolean => !/^[./@-]/.test(name) && (FILE.test(name) || FOLDER.test(name));

const isGenerated = (name: string): boolean =>
  GENERATED.some((generated) => name === generated || name.startsWith(`${generated}/`));

/** Lists every ending of a path and of its folders: `a/b/c.ts` has `c.ts`, `b/c.ts`, `a/b/c.ts`, `b` and `a/b`. */
function listSuffixes(path: string): string[] {
  const parts = path.split('/');
  return parts.flatMap((_, end) =>
    parts.slice(0, end + 1).map((_part, start) => parts.slice(start, end + 1).join('/')),
  );
}
