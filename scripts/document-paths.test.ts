import { expect, test } from 'vitest';
import { findStalePaths } from './document-paths.ts';

const TRACKED = ['packages/core/src/jobs/get-job.ts', 'apps/web/app/root.tsx', 'docs/decisions/042-error-reports.md'];
const find = (text: string) => findStalePaths([{ path: 'docs/a.md', text }], TRACKED);

test.each([
  '`packages/core/src/jobs/get-job.ts`',
  '`core/jobs/get-job.ts`',
  '`jobs/get-job.ts` and `root.tsx`',
  '`packages/core/src/jobs/`',
  '`docs/decisions/042`',
  '`apps/web/build/client`',
  '`packages/<name>/src/x.ts`',
  '`/api/openapi.json`',
  'core/jobs/gone.ts without quotes',
])('%s names what exists', (text) => expect(find(text)).toEqual([]));

test.each(['core/jobs/gone.ts', 'gone.ts', 'packages/core/src/gone', 'core/get-job.ts'])(
  '%s is reported with its line',
  (path) => expect(find(`First\nSee \`${path}\`.`)).toEqual([`docs/a.md:2 names ${path}, which does not exist.`]),
);
