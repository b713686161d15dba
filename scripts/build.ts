import { prepareIntents } from '@stellenvisite/core/assistant/emma/builtin/intents/find-intents';
import { buildWebIfStale } from './build-web.ts';
import { ensureApiTypes } from './generate-api.ts';
import { writeSbom } from './sbom.ts';

ensureApiTypes();
console.log(buildWebIfStale() ? 'The web app is built.' : 'The web app is up to date.');
await prepareIntents();
console.log('The intents of Emma are trained.');
writeSbom();
