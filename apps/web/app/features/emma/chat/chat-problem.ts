import { problemCodeOf } from '../../../api/problem-code.ts';

export type ChatProblem = {
  /** `limit`: too many questions; `off`: switched off meanwhile; `lost`: no connection; `broken`: everything else. */
  kind: 'limit' | 'off' | 'lost' | 'broken';
  /** Seconds until a question is taken again. */
  retryAfter: number | null;
};

/** What a question was refused with. The SDK passes the body of a refusal as the text of its error. */
export function chatProblemOf(error: Error): ChatProblem {
  const refusal = parse(error.message);
  const code = refusal ? problemCodeOf(refusal) : null;
  const retryAfter = typeof refusal?.retryAfter === 'number' ? refusal.retryAfter : null;
  if (code === 'emma.too_many' || code === 'request.rate_limited') return { kind: 'limit', retryAfter };
  if (code === 'emma.switched_off') return { kind: 'off', retryAfter };
  return { kind: error instanceof TypeError ? 'lost' : 'broken', retryAfter };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
