import { loadAuthClient } from './auth-client.ts';

type Answer = { data: unknown; error: { code?: string | undefined; status: number; message: string } | null };

/** A call of our auth server that the official client has no method for; answers as that client does. */
export async function callAuth(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  const { data } = await (await loadAuthClient()).getSession();
  const token = data.session?.access_token;
  const answer = await fetch(`/auth/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const content = await answer.json();
  if (answer.ok) return { data: content, error: null };
  return { data: null, error: { code: content.error_code, status: answer.status, message: content.msg ?? '' } };
}
