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

const CURRENCY = String.raw`(?:€|eur(?:o|os)?|chf|sfr\.?|fr\.)?`;
const AMOUNT = String.raw`\d[\d.,'’\s]*(?:,[-–]+)?`;
const AMOUNTS = new RegExp(
  String.raw`^\s*(?:ab|von|from)?\s*${CURRENCY}\s*(?<min>${AMOUNT}?)\s*${CURRENCY}(?:\s*(?:-|–|—|bis|to)\s*${CURRENCY}\s*(?<max>${AMOUNT}?)\s*${CURRENCY})?\s*$`,
  'iu',
);

/** One or two amounts with or without their currency: "3.400 €", "3400 – 4200 EUR". */
export function readAmounts(text: string): { min: number; max: number } | null {
  const { min, max } = AMOUNTS.exec(text)?.groups ?? {};
  const [least, most] = [min, max ?? min].map((each) => (each === undefined ? null : readNumber(each)));
  if (least === null || least === undefined || most === null || most === undefined) return null;
  return most < least ? null : { min: least, max: most };
}
