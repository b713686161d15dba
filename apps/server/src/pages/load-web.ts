import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WebHandler } from '@stellenvisite/contract/platform/web-handler';

const WEB_DIR = fileURLToPath(new URL('../../../web', import.meta.url));

export type LoadedWeb = { handler: WebHandler; clientDir: string };

/** Loads the web app as built; the server knows nothing else of it. */
export async function loadBuiltWeb(): Promise<LoadedWeb> {
  const entry = join(WEB_DIR, 'build/server/index.js');
  if (!existsSync(entry)) throw new Error('The web app is not built: run `npm run build` first.');
  const build: { handleRequest: WebHandler } = await import(pathToFileURL(entry).href);
  return { handler: build.handleRequest, clientDir: join(WEB_DIR, 'build/client') };
}
