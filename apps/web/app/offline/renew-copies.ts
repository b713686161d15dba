/** Language and display are part of a kept page: after a change the copies are fetched anew. */
export async function renewCopies(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await (await import('./browser-copies.ts')).renewKeptPages();
  } catch {
    // Without a network the old copies are better than none.
  }
}
