/** Specification §7: the server function `email_exists`. Null when it cannot say: sign-up itself then decides. */
export async function emailExists(email: string): Promise<boolean | null> {
  try {
    const answer = await fetch('/rest/v1/rpc/email_exists', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ p_email: email.toLowerCase() }),
    });
    const found: unknown = answer.ok ? await answer.json() : null;
    return typeof found === 'boolean' ? found : null;
  } catch {
    return null;
  }
}
