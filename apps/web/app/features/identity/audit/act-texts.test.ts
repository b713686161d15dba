import { ADMIN_ACTIONS, ADMIN_AREAS } from '@stellenvisite/contract/identity/admin-acts';
import { expect, test } from 'vitest';
import de from '../../../locales/de/identity/admin-log.json' with { type: 'json' };
import en from '../../../locales/en/identity/admin-log.json' with { type: 'json' };

test.each([
  ['de', de],
  ['en', en],
])('every act and area of the log has a name in %s', (language, texts) => {
  const actions = Object.keys(ADMIN_ACTIONS).map((action) => action.replaceAll('.', '_'));
  const missing = [
    ...actions.filter((action) => !(action in texts.actions)).map((action) => `actions.${action}`),
    ...ADMIN_AREAS.filter((area) => !(area in texts.areas)).map((area) => `areas.${area}`),
  ];
  const file = `apps/web/app/locales/${language}/admin-log.json`;
  expect(missing.map((key) => `${key} has no name: add it to ${file}`)).toEqual([]);
});
