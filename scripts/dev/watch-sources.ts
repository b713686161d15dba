import { once } from 'node:events';
import { watch } from 'chokidar';

/** A save of several files at once, or a change of branch, is one change. */
const QUIET_MS = 50;
const SOURCE = /\.(ts|tsx|json|sql)$/;
const NOT_SERVED = /[\\/]node_modules[\\/]|\.test\.tsx?$|\.fixture\.ts$/;

export type SourceWatcher = { close(): Promise<void> };

/**
 * Calls back after source files in these folders were written, added, removed, or replaced by another file of the same name, as editors
 * and `sed -i` do. Tests are not part of the running server.
 */
export async function watchSources(folders: string[], onChange: (paths: string[]) => void): Promise<SourceWatcher> {
  const watcher = watch(folders, {
    ignoreInitial: true,
    ignored: (path, stats) => NOT_SERVED.test(path) || Boolean(stats?.isFile() && !SOURCE.test(path)),
  });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      onChange(paths);
    }, QUIET_MS);
  });
  await once(watcher, 'ready');
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
