import type { Wish } from '../sentence/wish.ts';
import { tradeVocabulary } from '../taxonomy/vocabulary.ts';
import { readSentence } from './read-sentence.ts';

const SIGNS = { wanted: '', excluded: '-', only: '!' } as const;

function listWishes(text: string, isLeftOut: (wish: Wish) => boolean): string {
  return readSentence(text, tradeVocabulary())
    .wishes.filter((wish) => wish.kind !== 'word' && !isLeftOut(wish))
    .map(({ kind, values, polarity, isUnsure }) => {
      const value = values.length > 0 ? ` ${values.join('/')}` : '';
      return `${isUnsure ? '?' : ''}${SIGNS[polarity]}${kind}${value}`;
    })
    .join(', ');
}

/** Lists the wishes in short: refused ones with a minus, exclusive ones with an exclamation mark, unsure ones with a question mark. */
export function told(text: string): string {
  return listWishes(text, ({ kind }) => kind === 'department');
}

/** Lists the same with the departments. */
export function toldWithDepartments(text: string): string {
  return listWishes(text, () => false);
}
