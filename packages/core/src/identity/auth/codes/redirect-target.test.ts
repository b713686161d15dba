import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseRedirect, isAllowedRedirect } from './redirect-target.ts';

const siteUrl = 'https://www.stellenvisite.example';
const rules = {
  siteUrl,
  redirectAllowList: ['https://app.example/back', 'https://*.praxis.example/**', 'visite://home'],
};

describe('a redirect is allowed', () => {
  test.each([
    siteUrl,
    `${siteUrl}/`,
    `${siteUrl}/konto/sicherheit?a=b&sb_flow_id=x`,
    `${siteUrl}/konto#anker`,
    `${siteUrl}:443/konto`,
    'HTTPS://www.stellenvisite.example/konto',
    'https://app.example/back',
    'https://app.example/back#anker',
    'https://eins.praxis.example/tief/unten?x=1',
    'visite://home',
  ])('%s', (wish) => expect(chooseRedirect(rules, wish)).toBe(wish));
});

const EVIL = [
  '',
  ' ',
  'https://evil.example',
  'https://evil.example/https://www.stellenvisite.example',
  'https://evil.example?https://www.stellenvisite.example',
  'https://evil.example#https://www.stellenvisite.example',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  '/konto',
  'javascript:alert(1)',
  'JaVaScRiPt://www.stellenvisite.example/%0aalert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://www.stellenvisite.example/x',
  'file:///etc/passwd',
  'https://www.stellenvisite.example@evil.example',
  'https://www.stellenvisite.example:x@evil.example/',
  'https://evil.example@www.stellenvisite.example',
  'https://www.stellenvisite.example%40evil.example',
  'https://www.stellenvisite.example.evil.example',
  'https://evil-www.stellenvisite.example',
  'https://x.www.stellenvisite.example',
  'https://stellenvisite.example',
  'https://www.stellenvisite.example%2eevil.example',
  'https://www.stellenvisite.example%2f@evil.example',
  'https://www.stellenvisite.example\\@evil.example',
  'https://www.stellenvisite.example\\.evil.example',
  'https://www.stellenvisite.example%00.evil.example',
  'https://www.stellenvisite.example\n.evil.example',
  'https://www.stellenvisite.example\u3002evil.example',
  'https://www\u3002stellenvisite\u3002example',
  'https://ｗｗｗ.stellenvisite.example',
  'https%3A%2F%2Fevil.example',
  'http://www.stellenvisite.example',
  'https://www.stellenvisite.example:8443',
  'https://2130706433/',
  'https://3232235777/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://192.168.0.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fe80::1]/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://app.example/back/more',
  'https://app.example/backwards',
  'https://app.example.evil.example/back',
  'https://appXexample/back',
  'https://eins.zwei.praxis.example/x',
  'https://evil.example/.praxis.example/x',
  'https://evil.example?.praxis.example/x',
  'https://evil.example#.praxis.example/x',
  'https://praxis.example.evil.example/x',
  'https://evil?.praxis.example/x',
  'https://evil#.praxis.example/x',
  'visite://evil',
];

describe('a redirect leads home', () => {
  test.each(EVIL)('%j', (wish) => expect(chooseRedirect(rules, wish)).toBe(siteUrl));
});

test('the first wish that is allowed counts', () => {
  expect(chooseRedirect(rules, undefined, 'https://evil.example', `${siteUrl}/a`, `${siteUrl}/b`)).toBe(`${siteUrl}/a`);
  expect(chooseRedirect(rules)).toBe(siteUrl);
});

test('on loopback any port is ours, for a site on loopback only', () => {
  const local = { siteUrl: 'http://localhost:3000', redirectAllowList: [] };
  expect(isAllowedRedirect(local, 'http://localhost:5173/x')).toBe(true);
  expect(isAllowedRedirect(local, 'http://127.0.0.1:3000/x')).toBe(false);
  expect(isAllowedRedirect(rules, 'http://localhost:5173/x')).toBe(false);
});

test('whatever is allowed is on a host we know, as a browser reads it', () => {
  const part = fc.constantFrom(
    ...['https:', 'http:', '//', '/', '\\', '@', ':', '.', '#', '?', '%2f', '%40', '%2e', '\t', 'javascript:', 'data:'],
    ...[
      'www.stellenvisite.example',
      'evil.example',
      'app.example',
      '.praxis.example',
      'back',
      'eins',
      '443',
      '127.0.0.1',
    ],
  );
  const wish = fc.oneof(
    fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
    fc.string(),
    fc.webUrl(),
  );
  const isOurs = (host: string) => /^(www\.stellenvisite\.example|app\.example|[^.]*\.praxis\.example)$/.test(host);
  fc.assert(
    fc.property(wish, (text) => {
      const url = new URL(chooseRedirect(rules, text), 'https://attacker.example/page');
      return url.protocol === 'https:' && isOurs(url.hostname) && url.username === '' && url.port === '';
    }),
    { numRuns: 1000 },
  );
});
