import { SHIFT_LETTERS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { useLocale } from '../../../ui/use-locale.ts';

/** Of a week that begins on Monday. */
export const isWeekend = (dayIndex: number): boolean => dayIndex > 4;

/** Returns the letters of the roster in the language being shown. */
export function useShiftLetters(): Record<Shift, string> {
  return SHIFT_LETTERS[languageOf(useLocale())];
}
