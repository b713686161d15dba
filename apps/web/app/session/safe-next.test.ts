import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext, withNext } from './safe-next.ts';

const ORIGIN = 'https://stellenvisite.example';

describe('the way back', () => {
  it('is a path of ours', () => {
    expect(safeNext('/jobs?q=pflege&shift=night#liste')).toBe('/jobs?q=pflege&shift=night#liste');
  });

  it.each([
    null,
    '',
    'jobs',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/.//evil.example',
  ])('is not %j', (next) => {
    expect(safeNext(next)).toBeNull();
  });

  it('never leaves our site, whatever is in the address', () => {
    const tricky = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '%2f', '%5c', '\t', '\n', 'evil.example', '?', '#'),
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), tricky, fc.webUrl()), (next) => {
        const safe = safeNext(next);
        expect(safe === null || new URL(safe, ORIGIN).origin === ORIGIN).toBe(true);
      }),
    );
  });

  it('appears in the address only where there is one', () => {
    expect(withNext('/login', '/jobs/1?a=b')).toBe('/login?next=%2Fjobs%2F1%3Fa%3Db');
    expect(withNext('/login?x=1', '/jobs')).toBe('/login?x=1&next=%2Fjobs');
    expect(withNext('/login', '/')).toBe('/login');
    expect(withNext('/login', 'https://evil.example')).toBe('/login');
  });
});
