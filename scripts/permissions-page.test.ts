import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permissionsPage } from './permissions-page.ts';

test('docs/permissions.md shows the permissions there are', () => {
  const shown = readFileSync(new URL('../docs/permissions.md', import.meta.url), 'utf8');
  expect(shown, 'docs/permissions.md is not up to date: run npm run generate:permissions').toBe(permissionsPage());
});
