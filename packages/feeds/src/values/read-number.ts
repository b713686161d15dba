const GROUPED = /^\d{1,3}(?:[.'’\s]\d{3})+(?:,\d{1,2})?$/;
const GROUPED_ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

/** "3.420,50", "3'420", "3,420.50" and "3420.5" alike; null where it is not an amount. */
export function readNumber(text: string): number | null {
  const written = text.trim().replace(/,-+$|,–$/, '');
  if (GROUPED.test(written)) return Number(written.replace(/[.'’\s]/g, '').replace(',', '.'));
  if (GROUPED_ENGLISH.test(written)) return Number(written.replaceAll(',', ''));
  return PLAIN.test(written) ? Number(written.replace(',', '.')) : null;
}
