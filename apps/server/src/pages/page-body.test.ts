import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toPageBody } from './page-body.ts';

const bodyOf = (html: string, nonce = 'NONCE') => toPageBody(Buffer.from(html), nonce);
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

describe('a page body', () => {
  it('has the hash of every inline script and style that carries the nonce', () => {
    const { hashes } = bodyOf(
      '<style nonce="NONCE">a{}</style><script nonce="NONCE">one()</script>ä<script type="module" nonce="NONCE">"zwö"\n</script>',
    );
    expect(hashes).toEqual({ scripts: [hashOf('one()'), hashOf('"zwö"\n')], styles: [hashOf('a{}')] });
  });

  it('has none for a script that somebody else put into the page', () => {
    const html =
      '<script>bad()</script><script nonce="OTHER">bad()</script><script data-a="nonce=NONCE">bad()</script>';
    expect(bodyOf(html).hashes.scripts).toEqual([]);
  });

  it('has none for scripts with a source, which the host allows, and lists an equal script once', () => {
    const { hashes } = bodyOf(
      '<script nonce="NONCE" src="/a.js"></script><script nonce="NONCE">x</script><script nonce="NONCE">x</script>',
    );
    expect(hashes.scripts).toEqual([hashOf('x')]);
  });

  it('has an etag that changes with its content and not with the nonce of its render', () => {
    const page = (text: string, nonce: string) => bodyOf(`<script nonce="${nonce}">${text}</script>`, nonce).etag;
    expect(page('a', 'NONCE')).toBe(page('a', 'OTHER'));
    expect(page('a', 'NONCE')).not.toBe(page('b', 'NONCE'));
  });
});
