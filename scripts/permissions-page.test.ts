import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permissionsPage } from './permissions-page.ts';

test('docs/permissions.md shows the permissions there are; `npm run generate:permissions` brings it up to date', () => {
  const shown = readFileSync(new URL('../docs/permissions.md', import.meta.url), 'utf8');
  expect(shown).toBe(permissionsPage());
});
