import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

test.each([
  ['https://www.haus.example', 'www.haus.example', ['https://www.haus.example']],
  ['https://haus.example:8443/pfad', 'haus.example', ['https://haus.example:8443']],
  ['http://localhost:3000', 'localhost', ['http://localhost:3000']],
  ['http://127.0.0.1:3000', 'localhost', ['http://127.0.0.1:3000', 'http://localhost:3000']],
])('the site at %s is known as %s', (publicUrl, id, origins) => {
  expect(relyingPartyOf({ publicUrl })).toMatchObject({ id, origins });
});
