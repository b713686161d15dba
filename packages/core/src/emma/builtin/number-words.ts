const NUMBERS: Record<string, number> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  zwanzig: 20,
  dreißig: 30,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twenty: 20,
  thirty: 30,
};
/** A number in digits or as a word, for patterns. */
export const NUMBER = String.raw`(\d{1,2}(?:[.,]\d)?|${Object.keys(NUMBERS).join('|')})`;

export function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return NUMBERS[text.toLowerCase()] ?? Number(text.replace(',', '.'));
}
