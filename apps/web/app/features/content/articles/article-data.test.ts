import type { Article } from '@stellenvisite/contract/content/articles.schema';
import { expect, test } from 'vitest';
import { articleData } from '../../../routes/content/article.tsx';

const authorOf = (author: Article['author']) =>
  articleData({ author, cover: null } as Article, 'https://www.stellenvisite.example', 'de').author;

test('an author is a person, the editors are not', () => {
  expect(authorOf({ name: 'Ruth Kalkbrenner', role: 'Pflegefachfrau' })).toEqual({
    '@type': 'Person',
    name: 'Ruth Kalkbrenner',
    jobTitle: 'Pflegefachfrau',
  });
  expect(authorOf({ name: 'Redaktion Stellenvisite', role: 'Redaktion' })).toMatchObject({ '@type': 'Organization' });
});
