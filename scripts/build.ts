import { buildWebIfStale } from './build-web.ts';

console.log(buildWebIfStale() ? 'The web app is built.' : 'The web app is up to date.');
