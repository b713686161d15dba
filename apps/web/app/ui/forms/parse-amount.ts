/** „3.700“, „3 700,50 €“ and „3'700“ as people type them, in cents; undefined when it is no amount. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/[\s€'’]|CHF/gi, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const [whole = '', cents = ''] = plain.split(/[,.](?=\d{1,2}$)/);
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
