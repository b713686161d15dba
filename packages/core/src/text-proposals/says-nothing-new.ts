/** Where somebody could be led to: addresses of pages and mailboxes. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s"<]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
const NUMBER = /\d(?:[\d.,’'\u00a0]*\d)?/gu;
const digitsOf = (text: string) => text.replace(/\D/gu, '');
/** "4.200,50" and "4200.5", "3.600,00" and "3600" are the same. */
const withoutZeros = (number: string) =>
  digitsOf(number.replace(/[.,](\d{1,2})$/u, (_, decimals: string) => decimals.replace(/0+$/u, '')));

/** Whether every figure and every address of a text stands in what is known. A model may word things, but state none. */
export function saysNothingNew(text: string, known: string): boolean {
  const formsOf = (number: string) => [digitsOf(number), withoutZeros(number)];
  const figures = new Set((known.match(NUMBER) ?? []).flatMap(formsOf));
  const addresses = (text.match(ADDRESS) ?? []).map((each) => each.replace(/[.,;:!?)]+$/u, ''));
  return (
    addresses.every((each) => known.includes(each)) &&
    (text.match(NUMBER) ?? []).every((number) => formsOf(number).some((form) => figures.has(form)))
  );
}
