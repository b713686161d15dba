/** The compressed kilobytes a screen may load before it works, and the number of its files. */
export type Budget = { scriptKb: number; styleKb: number; files: number };

/** The part of React Router's manifest that lists what a screen loads. */
export type Manifest = {
  entry: { module: string; imports: string[]; css?: string[] };
  routes: Record<
    string,
    {
      id: string;
      parentId?: string;
      path?: string;
      index?: boolean;
      module: string;
      imports?: string[];
      css?: string[];
    }
  >;
};
/** The chunks of a build by their address: `entry` is the module that a chunk was made for. */
export type Chunks = Record<string, { imports: string[]; modules: string[]; entry?: string }>;
/** What each module imports, at once or later. */
export type Modules = Record<string, readonly string[]>;
export type ScreenFiles = { scripts: string[]; styles: string[] };

/** Lists the files that the routes of a screen load at once: their chunks, and whatever those import statically. */
export function listScreenFiles({ entry, routes }: Manifest, chunks: Chunks, routeIds: readonly string[]): ScreenFiles {
  const matched = routeIds.map((id) => {
    const found = routes[id];
    if (!found) throw new Error(`There is no route ${id}.`);
    return found;
  });
  const scripts = new Set<string>();
  const add = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    for (const imported of chunks[file]?.imports ?? []) add(imported);
  };
  for (const { module, imports = [] } of [entry, ...matched]) [module, ...imports].forEach(add);
  const styles = new Set([entry, ...matched].flatMap(({ css = [] }) => css));
  return { scripts: [...scripts], styles: [...styles] };
}

export function measureScreen({ scripts, styles }: ScreenFiles, bytesOf: (file: string) => number): Budget {
  const kilobytes = (files: string[]) => Math.round(files.reduce((sum, file) => sum + bytesOf(file), 0) / 100) / 10;
  return { scriptKb: kilobytes(scripts), styleKb: kilobytes(styles), files: scripts.length + styles.length };
}

/** Describes each figure that is above its budget. */
export function findExcess(path: string, measured: Budget, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((key) => measured[key] > budget[key])
    .map((key) => `${path}: ${key} is ${measured[key]}, its budget ${budget[key]}.`);
}

/** The style sheet of signed-in areas: what imports it, and what only that leads to, needs no class of the public one. */
const AREA_STYLES = 'apps/web/app/areas.css';

/** Lists the modules that public screens load at once or later: those of all routes that are not within a signed-in area. */
export function findPublicModules({ entry, routes }: Manifest, chunks: Chunks, modules: Modules): Set<string> {
  const bringsAreaStyles = (module: string) => modules[module]?.includes(AREA_STYLES) ?? false;
  const moduleOf = (file: string) => chunks[file.replace(/#$/, '')]?.entry ?? '';
  const isInArea = ({ module, parentId }: Manifest['routes'][string]): boolean => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return bringsAreaStyles(moduleOf(module)) || (parent !== undefined && isInArea(parent));
  };
  const found = new Set<string>();
  const add = (module: string) => {
    if (found.has(module) || bringsAreaStyles(module)) return;
    found.add(module);
    for (const imported of modules[module] ?? []) add(imported);
  };
  const screens = Object.values(routes).filter((route) => !isInArea(route));
  for (const { module } of [entry, ...screens]) add(moduleOf(module));
  return found;
}

/** Returns the patterns of the sources that a style sheet leaves out. */
export function listUnstyledPatterns(css: string): string[] {
  return [...css.matchAll(/@source not '([^']+)'/g)].flatMap(([, pattern]) => pattern ?? []);
}

/** Finds the modules of signed-in areas in the scripts of a public screen, which may come along in a shared chunk. */
export function findAreaModules({ scripts }: ScreenFiles, chunks: Chunks, areaModules: ReadonlySet<string>): string[] {
  return scripts.flatMap((file) => chunks[file]?.modules ?? []).filter((module) => areaModules.has(module));
}
