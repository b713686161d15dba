import { buildWebIfStale } from './build-web.ts';

if (buildWebIfStale()) console.log('The web app is built.');

await import('../apps/server/src/main.ts');
