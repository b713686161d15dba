type Digits = { min?: number; max?: number };

const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number as its language does: „6.412“, „38,5“. A format costs far more than its use, so each is created once. */
export function formatNumber(value: number, locale: string, { min = 0, max = Math.max(min, 3) }: Digits = {}): string {
  const language = locale.startsWith('en') ? 'en' : 'de';
  const key = `${language} ${min} ${max}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      signDisplay: 'negative',
    });
  formats.set(key, format);
  return format.format(value);
}

const SEPARATORS: Record<string, { group: string; decimal: string }> = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};
const GROUPS = /\B(?=(\d{3})+$)/g;

/**
 * Writes a number of a job card exactly as `formatNumber` does, without `Intl`: the first format takes a phone a tenth of a
 * second, before a list of jobs can be used.
 */
export function formatCardNumber(
  value: number,
  locale: string,
  { min = 0, max = Math.max(min, 3) }: Digits = {},
): string {
  const { group, decimal } = (locale.startsWith('en') ? SEPARATORS.en : SEPARATORS.de) ?? { group: '', decimal: '.' };
  const [whole = '', fraction = ''] = roundTo(Math.abs(value), max).split('.');
  const decimals = fraction.replace(/0+$/, '').padEnd(min, '0');
  const isZero = /^0*$/.test(whole + decimals);
  const sign = value < 0 && !isZero ? '-' : '';
  return sign + whole.replace(GROUPS, group) + (decimals && decimal + decimals);
}

/** Halves go up, as in writing by hand; the shortest decimal form decides, not the binary one. */
function roundTo(value: number, digits: number): string {
  const rounded = Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
  return Number.isFinite(rounded) ? rounded.toFixed(digits) : value.toFixed(digits);
}
