import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { envSchema } from '../apps/server/src/config.ts';
import { envExample, readEnvExample } from './env-example.ts';

const DEPLOY = fileURLToPath(new URL('../deploy', import.meta.url));

test('.env.example has every setting; `npm run generate:env` writes it', () => {
  expect(readEnvExample()).toBe(envExample());
});

/** Settings of the programs beside ours, and variables that a file defines for itself. */
const OTHERS =
  /^(?:AWS_|NODE_COMPILE_CACHE|MALLOC_|POSTGRES_|PG|REPLICATION_PASSWORD|MINIO_|FILES_PASSWORD|SITE|UPSTREAMS)/;

test.each(globSync('**/{Dockerfile,*.yaml,*.service}', { cwd: DEPLOY }))('deploy/%s sets only what exists', (path) => {
  const text = readFileSync(`${DEPLOY}/${path}`, 'utf8').replaceAll(/^\s*#.*$/gm, '');
  const names = [...text.matchAll(/(?<![\w${])([A-Z][A-Z_]{3,})(?==|: )|name: ([A-Z][A-Z_]+)(?=,)/g)].flatMap(
    ([, assigned, listed]) => assigned ?? listed ?? [],
  );
  expect(names.filter((name) => !OTHERS.test(name) && !(name in envSchema.shape))).toEqual([]);
});
