import { formatNumber } from '@stellenvisite/contract/format-number';
import { useLocale } from '../../ui/use-locale.ts';

/** A count with its thousands marked, where it stands by itself; inside a text it is `{{count, number}}`. */
export function useCount(): (count: number) => string {
  const locale = useLocale();
  return (count) => formatNumber(count, locale);
}
