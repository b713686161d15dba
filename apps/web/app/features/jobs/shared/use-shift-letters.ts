import { SHIFT_LETTERS, type Shift } from '@stellenvisite/contract/duty';
import { languageOf } from '@stellenvisite/contract/languages';
import { useLocale } from '../../../ui/use-locale.ts';

/** The letters of the roster in the language being shown. */
export function useShiftLetters(): Record<Shift, string> {
  return SHIFT_LETTERS[languageOf(useLocale())];
}
