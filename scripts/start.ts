import { existsSync } from 'node:fs';

const BUILT = new URL('../apps/web/build/server', import.meta.url);

if (process.env.NODE_ENV === 'production') {
  if (!existsSync(BUILT)) {
    console.error('The web app is not built: run "npm run build" before "npm start", or install a release.');
    process.exit(1);
  }
} else {
  const { buildWebIfStale } = await import('./build-web.ts');
  if (buildWebIfStale()) console.log('The web app is built.');
}

await import('../apps/server/src/main.ts');
