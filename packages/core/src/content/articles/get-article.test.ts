import { expect, test } from 'vitest';
import { readArticleBody } from './get-article.ts';

test('a text falls into its sections, each with an address of its own', () => {
  const body = readArticleBody(
    '<p>Vorweg.</p><h2>Größe &amp; Maß</h2><p>Eins [1].</p><h2>Größe &amp; Maß</h2><p>Zwei.</p>',
  );
  expect(body).toEqual({
    introHtml: '<p>Vorweg.</p>',
    sections: [
      {
        id: 'groesse-mass',
        title: 'Größe & Maß',
        html: '<p>Eins <sup><a href="#quelle-1">1</a></sup>.</p>',
      },
      { id: 'groesse-mass-2', title: 'Größe & Maß', html: '<p>Zwei.</p>' },
    ],
  });
});

test('a picture appears where a paragraph of its own names it, and a marker is never shown', () => {
  const figureOf = (number: number) => (number === 2 ? '<figure>2</figure>' : '');
  const body = readArticleBody(
    '<p>[Bild 2]</p><p>Siehe [Bild 2] oben.</p><h2>A</h2><p> [Image 2] </p><p>[Bild 7]</p><p>B [1]</p>',
    figureOf,
  );
  expect(body).toEqual({
    introHtml: '<figure>2</figure><p>Siehe  oben.</p>',
    sections: [{ id: 'a', title: 'A', html: '<figure>2</figure><p>B <sup><a href="#quelle-1">1</a></sup></p>' }],
  });
});

test('what could run or load is gone', () => {
  const { sections } = readArticleBody('<h2>A<script>x</script></h2><p onclick="x()">b<img src=x onerror=y></p>');
  expect(sections).toEqual([{ id: 'a', title: 'A', html: '<p>b</p>' }]);
});
