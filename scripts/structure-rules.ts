import { posix } from 'node:path';
import ts from 'typescript';

export type SourceFile = { path: string; text: string };

/** The number of findings allowed in each folder or file, by rule. */
export type Baseline = Record<Rule, Record<string, number>>;
export type Rule = 'folder-size' | 'file-size' | 'small-file' | 'old-vocabulary' | 'old-wording';

/** Describes how far a folder or file breaks one rule: the number that the baseline limits, and the remedy. */
export type Finding = { rule: Rule; path: string; count: number; message: string };

const MAX_SOURCES_PER_FOLDER = 40;
const MAX_LINES = 300;
const MIN_LINES_WITH_ONE_IMPORTER = 20;

const TESTS = /\.(test|fixture)\.tsx?$|\/testing\//;

/** Returns whether a file counts as a source: written by hand, and part of an app or a package. */
export const isSource = (path: string): boolean =>
  /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.(gen|d)\.tsx?$/.test(path) && !TESTS.test(path);

export function findLargeFolders(sources: readonly SourceFile[]): Finding[] {
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  return [...folders]
    .filter(([, files]) => files.length > MAX_SOURCES_PER_FOLDER)
    .map(([path, { length: count }]) => ({
      rule: 'folder-size',
      path,
      count,
      message: `has ${count} sources, more than ${MAX_SOURCES_PER_FOLDER}: group its parts in subfolders.`,
    }));
}

export function findLongFiles(sources: readonly SourceFile[]): Finding[] {
  return sources
    .map(({ path, text }) => ({ path, count: countLines(text) }))
    .filter(({ count }) => count > MAX_LINES)
    .map(({ path, count }) => ({
      rule: 'file-size',
      path,
      count,
      message: `has ${count} lines, more than ${MAX_LINES}: divide it by subject.`,
    }));
}

/**
 * Finds short files with a single importer among `files`, which are the sources and everything else that imports them. A file that is
 * imported dynamically is a chunk of its own, and a slice is the entry of a feature in the registry: both stay separate files.
 */
export function findSmallFiles(sources: readonly SourceFile[], files: readonly SourceFile[]): Finding[] {
  const small = sources.filter(
    ({ path, text }) => countLines(text) < MIN_LINES_WITH_ONE_IMPORTER && !path.endsWith('.slice.ts'),
  );
  const importers = new Map<string, Set<string>>(small.map(({ path }) => [path, new Set()]));
  for (const file of files.filter(({ path }) => !TESTS.test(path))) {
    for (const { target, isDynamic } of listImports(file)) {
      importers.get(target)?.add(file.path);
      if (isDynamic) importers.delete(target);
    }
  }
  return [...importers]
    .filter(([, from]) => from.size === 1)
    .map(([path, [importer]]) => ({
      rule: 'small-file',
      path,
      count: 1,
      message: `has fewer than ${MIN_LINES_WITH_ONE_IMPORTER} lines and a single importer: move its content into ${importer}.`,
    }));
}

/** Finds declared names with words of the old vocabulary. `table` maps a pattern to the usual word. */
export function findOldVocabulary(sources: readonly SourceFile[], table: Record<string, string>): Finding[] {
  const words = Object.entries(table).map(([pattern, usual]) => ({ expression: toExpression(pattern), usual }));
  return sources.flatMap((source) => {
    const old = listNames(source).flatMap(({ name, line }) => {
      const found = words.find(({ expression }) => expression.test(separateWords(name)));
      return found ? [`${source.path}:${line} ${name}: use the word ${found.usual}`] : [];
    });
    if (old.length === 0) return [];
    const message = `declares ${old.length} names of the old vocabulary: rename them.\n    ${old.join('\n    ')}`;
    return [{ rule: 'old-vocabulary', path: source.path, count: old.length, message }];
  });
}

/** A pattern in capitals is for constants alone: `MAX_ITEMS` replaces `MOST_ITEMS`, and `mostRead` may stay. */
const toExpression = (pattern: string): RegExp =>
  new RegExp(`\\b(?:${pattern})\\b`, pattern === pattern.toUpperCase() ? '' : 'i');

const separateWords = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_\-.$]+/g, ' ');

const OLD_WORDS = /\b(?:told|kept|held|said|asked|stands|beside|anew|mend(?:s|ed|ing)?)\b/i;
const QUESTION_WORDS = /^(?:What|Whom?)\b/;
const TEST_CALL = /^(?:describe|it|test)(?:\.[\w.]+)?(?:\(|$)/;

/**
 * Finds comments and names of tests with words of the old vocabulary, and comments that begin with a question word. They are counted for
 * each domain of a layer.
 */
export function findOldWording(files: readonly SourceFile[]): Finding[] {
  const found = files.flatMap((source) => {
    const file = parse(source);
    const area = source.path.split('/').slice(0, 4).join('/');
    return [...listComments(file), ...listTestNames(file)].flatMap(({ text, position, isComment }) => {
      const word = OLD_WORDS.exec(text)?.[0] ?? (isComment ? QUESTION_WORDS.exec(text)?.[0] : undefined);
      const line = file.getLineAndCharacterOfPosition(position).line + 1;
      return word ? [{ area, place: `${source.path}:${line} “${word}”` }] : [];
    });
  });
  return [...Map.groupBy(found, ({ area }) => area)].map(([path, places]) => ({
    rule: 'old-wording',
    path,
    count: places.length,
    message: `has ${places.length} comments or test names of the old vocabulary: write usual words, and a verb first in comments.\n    ${places.map(({ place }) => place).join('\n    ')}`,
  }));
}

type Wording = { text: string; position: number; isComment: boolean };

function listComments(file: ts.SourceFile): Wording[] {
  const comments = new Map<number, Wording>();
  visitAll(file, (node) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.end) ?? []),
    ];
    for (const { pos, end } of ranges) {
      const text = file.text
        .slice(pos, end)
        .replace(/^\/\*+|\*\/$|^\/\//g, '')
        .replace(/^\s*\*/gm, '')
        .trim();
      comments.set(pos, { text, position: pos, isComment: true });
    }
  });
  return [...comments.values()];
}

function listTestNames(file: ts.SourceFile): Wording[] {
  const names: Wording[] = [];
  visitAll(file, (node) => {
    const name =
      ts.isCallExpression(node) && TEST_CALL.test(node.expression.getText(file)) ? node.arguments[0] : undefined;
    if (name && ts.isStringLiteralLike(name))
      names.push({ text: name.text, position: name.getStart(file), isComment: false });
  });
  return names;
}

/** Returns one message for each difference between the findings and the baseline. */
export function compareWithBaseline(findings: readonly Finding[], baseline: Baseline): string[] {
  const exceeded = findings.flatMap(({ rule, path, count, message }) => {
    const allowed = baseline[rule][path] ?? 0;
    return count > allowed ? [`${path} ${message}${allowed > 0 ? `\n  The baseline allows ${allowed}.` : ''}`] : [];
  });
  const current = toBaseline(findings);
  const outdated = Object.entries(baseline).flatMap(([rule, allowed]) =>
    Object.entries(allowed)
      .filter(([path, count]) => count > (current[rule as Rule][path] ?? 0))
      .map(([path]) => `${path} is better than its baseline (${rule}): renew it with --write-baseline.`),
  );
  return [...exceeded, ...outdated];
}

export function toBaseline(findings: readonly Finding[]): Baseline {
  const countsOf = (rule: Rule) =>
    Object.fromEntries(
      findings
        .filter((finding) => finding.rule === rule)
        .map(({ path, count }) => [path, count] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return {
    'folder-size': countsOf('folder-size'),
    'file-size': countsOf('file-size'),
    'small-file': countsOf('small-file'),
    'old-vocabulary': countsOf('old-vocabulary'),
    'old-wording': countsOf('old-wording'),
  };
}

const countLines = (text: string): number => text.trimEnd().split('\n').length;

const parse = ({ path, text }: SourceFile) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : undefined);

function visitAll(file: ts.SourceFile, onNode: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    onNode(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Lists the names that a file declares, with its own name. A destructured property has the name that its type gives it. */
function listNames(source: SourceFile): { name: string; line: number }[] {
  const file = parse(source);
  const names = [{ name: posix.basename(source.path).replace(/\.tsx?$/, ''), line: 1 }];
  visitAll(file, (node) => {
    const name = declaredName(node);
    if (name) names.push({ name: name.text, line: file.getLineAndCharacterOfPosition(name.getStart(file)).line + 1 });
  });
  return names;
}

function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    (ts.isBindingElement(node) && node.propertyName !== undefined);
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

type Import = { target: string; isDynamic: boolean };

/** Lists the files of the project that a file imports, exports from or loads. */
function listImports(source: SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, isDynamic: boolean) => {
    const target = specifier && ts.isStringLiteralLike(specifier) && resolveImport(source.path, specifier.text);
    if (target) imports.push({ target, isDynamic });
  };
  visitAll(parse(source), (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier, false);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], true);
  });
  return imports;
}

function resolveImport(importer: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const [, name, path] = /^@stellenvisite\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name && path ? `packages/${name}/src/${path}.ts` : null;
}
