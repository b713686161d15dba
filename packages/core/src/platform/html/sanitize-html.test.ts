import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainMarkup, rewriteHtml, sanitizeHtml, sanitizeStoredHtml } from './sanitize-html.ts';

describe('sanitizeHtml', () => {
  it('keeps the tags a text needs', () => {
    const html = '<h3>Aufgaben</h3><p>Sie <strong>führen</strong> <em>an</em>.</p><ul><li>eins<br />zwei</li></ul>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each([
    [
      'a link is kept and told not to count',
      '<a href="https://a.example/x">x</a>',
      '<a href="https://a.example/x" rel="nofollow noopener">x</a>',
    ],
    [
      'a mail address is kept',
      '<a href="mailto:a@b.example">x</a>',
      '<a href="mailto:a@b.example" rel="nofollow noopener">x</a>',
    ],
    [
      'a link cannot open or name windows',
      '<a href="https://a.example" target="_blank" id="x">x</a>',
      '<a href="https://a.example" rel="nofollow noopener">x</a>',
    ],
    ['headings step down below the page’s own', '<h1>A</h1><h2>B</h2><h5>C</h5>', '<h3>A</h3><h3>B</h3><h4>C</h4>'],
    ['other tags leave their words', '<table><tr><td>eins</td></tr></table><font color="red">zwei</font>', 'einszwei'],
    ['a block becomes a paragraph', '<div class="x">eins</div>', '<p>eins</p>'],
    ['attributes go', '<p style="color:red" onclick="x()" class="y">a</p>', '<p>a</p>'],
    ['comments go', 'a<!-- b -->c', 'ac'],
    ['broken markup is closed', '<p><strong>a', '<p><strong>a</strong></p>'],
    ['plain signs are escaped', '5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
  ])('%s', (_, dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
  });

  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example></sCrIpT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="  java\tscript:alert(1)">x</a>',
    '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
    '<a href="&#x6a;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="https://ok.example" onmouseover="alert(1)">x</a>',
    '<a href=\'https://ok.example"onmouseover="alert(1)\'>x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)">',
    '<object data="javascript:alert(1)"><embed src="x"></object>',
    '<form action="https://evil.example"><input name="p"><button>x</button></form>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<style>@import "https://evil.example"</style><link rel="stylesheet" href="https://evil.example">',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<textarea><script>alert(1)</script></textarea>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<template><script>alert(1)</script></template>',
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<p>\0<scr\0ipt>alert(1)</scr\0ipt></p>',
  ])('lets nothing run or load: %s', (hostile) => {
    expectHarmless(sanitizeHtml(hostile));
  });

  it('lets nothing run or load, whatever is thrown at it', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '=',
        '/',
        ' ',
        '<!--',
        '-->',
        '\0',
        '&#x3c;',
        '&lt;',
        'javascript:',
        '//',
        '`',
      ),
      fc.constantFrom('script', 'svg', 'style', 'iframe', 'img', 'a', 'p', 'href', 'src', 'onload', 'math', 'template'),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => expectHarmless(sanitizeHtml(pieces.join('')))),
      { numRuns: 2000 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<p>', '</p>', '<a href="https://x.example">', '</a>', 'ä', '<', '&', '<b>', '<li>')),
        (parts) => {
          const once = sanitizeHtml(parts.join(''));
          expect(sanitizeHtml(once)).toBe(once);
        },
      ),
    );
  });
});

describe('isPlainMarkup', () => {
  it('accepts nothing that the sanitiser would change', () => {
    const tags = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a', 'div', 'script'];
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('a', ' b\n', '<br />', '<br>', '&amp;', '&lt;', '&nbsp;', '&', '<', '>', '\0', '\ud800', 'ü'),
        fc
          .tuple(fc.constantFrom(...tags), fc.array(tie('tree'), { maxLength: 3 }))
          .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag}>`),
        fc.constantFrom(...tags).chain((tag) => fc.constantFrom(`<${tag}>`, `</${tag}>`)),
      ),
    }));
    let plain = 0;
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), (parts) => {
        const html = parts.join('');
        if (!isPlainMarkup(html)) return;
        plain += 1;
        expect(rewriteHtml(html)).toBe(html.trim());
      }),
      { numRuns: 5000 },
    );
    expect(plain).toBeGreaterThan(500);
  });

  it.each([
    ['<p>eins &amp; zwei<br />drei</p><ul><li><p>vier</p></li><li>fünf<ul><li>sechs</li></ul></li></ul>', true],
    ['<p>a<p>b</p></p>', false],
    ['<p><ul><li>a</li></ul></p>', false],
    ['<p onclick="x()">a</p>', false],
    ['<p>a', false],
    ['a</p>', false],
    ['5 > 3', false],
  ])('%s: %s', (html, isPlain) => {
    expect(isPlainMarkup(html)).toBe(isPlain);
  });
});

describe('sanitizeStoredHtml', () => {
  it('cleans what is read as well, the second time too', () => {
    const hostile = '<p>a</p><script>alert(1)</script>';
    for (let time = 0; time < 2; time += 1) expect(sanitizeStoredHtml(hostile)).toBe('<p>a</p>');
    expect(sanitizeStoredHtml('')).toBe('');
  });
});

const TAG =
  /<(?:\/(?:p|ul|ol|li|strong|em|b|i|h3|h4|a)|(?:p|ul|ol|li|strong|em|b|i|h3|h4)|br \/|a href="(?:https?:|mailto:)[^"<>]*" rel="nofollow noopener")>/gi;

/** Once the allowed tags are taken out, nothing may be left that could begin another. */
function expectHarmless(html: string): void {
  expect(html.replace(TAG, '')).not.toMatch(/</);
}
