import { describe, expect, it } from 'vitest';
import { startScriptsLate } from './late-scripts.server.ts';

const PAGE = [
  '<head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/>',
  '<link rel="modulepreload" href="/assets/root.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>',
  '<body><script nonce="n">window.a = 1</script><script nonce="n" type="module" async="">;',
  'import * as route0 from "/assets/root.js";',
  'import * as route1 from "/assets/page.js";',
  '  window.modules = {"root":route0,"page":route1};',
  'import("/assets/entry.js");</script></body>',
].join('\n');

describe('the scripts of a page', () => {
  const late = startScriptsLate(PAGE, ['/assets/shell.json']);
  const code = late.match(/<script nonce="n" type="module" async="">(.*?)<\/script>/s)?.[1] ?? '';

  it('are not asked for before the page is painted', () => {
    expect(late).not.toContain('<link rel="modulepreload"');
    expect(code).not.toMatch(/^import /m);
    expect(code.indexOf('first-contentful-paint')).toBeLessThan(code.indexOf('/assets/'));
    expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
  });

  it('are then asked for with the texts, and run before the entry', () => {
    expect(code).toContain('{"scripts":["/assets/entry.js","/assets/root.js"],"texts":["/assets/shell.json"]}');
    expect(code).toContain("if (href.includes('/entry.')) continue;");
    expect(code).toContain(
      'const [route0, route1] = await Promise.all([import("/assets/root.js"), import("/assets/page.js")]);',
    );
    expect(code).toContain('window.modules = {"root":route0,"page":route1};');
    expect(code.trimEnd().endsWith('import("/assets/entry.js");')).toBe(true);
  });

  it('stay a program', () => {
    expect(() => new Function(`return async () => { ${code} }`)).not.toThrow();
  });

  it('come after one of its own, with the page’s nonce, that keeps what is pressed until they run', () => {
    const keeping = late.match(
      /<script nonce="n">([^<]*__reactProps[^<]*)<\/script><script nonce="n" type="module"/,
    )?.[1];
    expect(() => new Function(keeping ?? 'missing(')).not.toThrow();
  });

  it('are plain ASCII, as the page goes by byte for byte', () => {
    expect(Buffer.from(late, 'latin1').toString('utf8')).toBe(late);
  });

  it('are left alone in a page without any', () => {
    expect(startScriptsLate('<p>Wartung</p>', [])).toBe('<p>Wartung</p>');
  });
});
