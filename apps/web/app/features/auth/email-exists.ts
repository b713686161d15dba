/** Why nobody could say whether an address is taken. */
export type NoAnswer = 'limited' | 'unreachable';

/** Specification §7: the server function `email_exists`. */
export async function emailExists(email: string): Promise<boolean | NoAnswer> {
  try {
    const answer = await fetch('/rest/v1/rpc/email_exists', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ p_email: email.toLowerCase() }),
    });
    if (answer.status === 429) return 'limited';
    const found: unknown = answer.ok ? await answer.json() : null;
    return typeof found === 'boolean' ? found : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
