import { ADMIN_ACTIONS, ADMIN_AREAS } from '@stellenvisite/contract/admin-acts';
import { expect, test } from 'vitest';
import de from '../../locales/de/admin-log.json' with { type: 'json' };
import en from '../../locales/en/admin-log.json' with { type: 'json' };

test.each([
  ['German', de],
  ['English', en],
])('every act and area of the log has a name in %s', (_language, texts) => {
  const actions = Object.keys(ADMIN_ACTIONS).map((action) => action.replaceAll('.', '_'));
  expect(actions.filter((action) => !(action in texts.actions))).toEqual([]);
  expect(ADMIN_AREAS.filter((area) => !(area in texts.areas))).toEqual([]);
});
