type Digits = { min?: number; max?: number };

const SEPARATORS: Record<string, { group: string; decimal: string }> = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};
const GROUPS = /\B(?=(\d{3})+$)/g;

/**
 * „6.412“, „38,5“. What the browser has for it takes a phone a tenth of a second to get ready, before the page can be used;
 * two languages, whole thousands and a separator need none of it.
 */
export function formatNumber(value: number, locale: string, { min = 0, max = Math.max(min, 3) }: Digits = {}): string {
  const { group, decimal } = (locale.startsWith('en') ? SEPARATORS.en : SEPARATORS.de) ?? { group: '', decimal: '.' };
  const [whole = '', fraction = ''] = roundTo(Math.abs(value), max).split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(min, '0');
  const isZero = /^0*$/.test(whole + kept);
  const sign = value < 0 && !isZero ? '-' : '';
  return sign + whole.replace(GROUPS, group) + (kept && decimal + kept);
}

/** Halves go up, as in writing by hand; the shortest decimal form decides, not the binary one. */
function roundTo(value: number, digits: number): string {
  const rounded = Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
  return Number.isFinite(rounded) ? rounded.toFixed(digits) : value.toFixed(digits);
}
