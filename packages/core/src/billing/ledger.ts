/** The entry that brings a ledger from what it holds to what it should; null where it does already. Its sequence makes it unique. */
export function missingEntries(
  amounts: readonly number[],
  wanted: number,
): { amount: number; sequence: number } | null {
  const amount = wanted - amounts.reduce((sum, each) => sum + each, 0);
  return amount === 0 ? null : { amount, sequence: amounts.length + 1 };
}
