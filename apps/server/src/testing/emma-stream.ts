import type { App } from '../app.ts';

export type EmmaEvent = { type: string } & Record<string, unknown>;
export type EmmaPart = { type: string; text?: string; data?: unknown; input?: unknown };
export type EmmaSent = { role: 'user' | 'assistant'; parts: EmmaPart[] };

/** Returns a message as the panel sends it. */
export const userSays = (text: string): EmmaSent => ({ role: 'user', parts: [{ type: 'text', text }] });

/** Asks, and reads the whole stream of the answer. */
export async function askStream(app: App, body: object, { token = '', ip = '203.0.113.9' } = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/emma',
    payload: body,
    remoteAddress: ip,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  const events = answer.body
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as EmmaEvent);
  const words = events.flatMap(({ type, delta }) => (type === 'text-delta' ? [String(delta)] : [])).join('');
  const calls = events.flatMap(({ type, toolName, input }) =>
    type === 'tool-input-available' ? [{ tool: String(toolName), input: input as Record<string, unknown> }] : [],
  );
  const parts = events.filter(({ type, transient }) => type.startsWith('data-') && !transient) as EmmaPart[];
  const dataOf = (name: string) => parts.filter(({ type }) => type === `data-${name}`).map(({ data }) => data);
  const message: EmmaSent = {
    role: 'assistant',
    parts: [
      { type: 'text', text: words },
      ...calls.map(({ tool, input }) => ({ type: `tool-${tool}`, input })),
      ...parts,
    ],
  };
  return { answer, events, words, calls, dataOf, message };
}
