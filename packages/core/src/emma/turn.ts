import type { EmmaWork } from '@stellenvisite/contract/emma';
import type { EmmaSettings } from '@stellenvisite/contract/emma.schema';
import type { EmmaDataParts, EmmaSearch, EmmaShortJob } from '@stellenvisite/contract/emma-parts.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

export type AskedPay = { occupation: string; location?: string | undefined };

/** What a conversation has come to before the question that is answered now. */
export type DialogueState = {
  /** The wishes stated so far; null before the first search. */
  search: EmmaSearch | null;
  /** The jobs shown last, in their order: live ones only. */
  shown: EmmaShortJob[];
  /** The job spoken of last. */
  focus: EmmaShortJob | null;
  /** The pay that the last answer was about. */
  pay: AskedPay | null;
  /** The question asked last, while it is unanswered. */
  asked: string | null;
  isSignedIn: boolean;
  /** A wish was taken away by hand, or a wider search chosen: search again. */
  isChangedByHand: boolean;
};

type SourceKind = EmmaDataParts['sources']['items'][number]['kind'];

/** One answer while it is given: what its tools share. */
export type Turn = {
  ctx: Context;
  settings: EmmaSettings;
  state: DialogueState;
  write<K extends keyof EmmaDataParts>(name: K, data: EmmaDataParts[K]): void;
  /** Numbers a source of figures; the same one has one number. */
  cite(kind: SourceKind, label: string, url: string | null): number;
  /** What tools returned: all that an answer may name. */
  facts: string[];
};

export type Refused = { refused: string };

/** Runs a tool with the rights of who asks: a refusal is an answer, a fault is logged and told as one. */
export async function runTool<T extends object>(
  turn: Turn,
  work: EmmaWork,
  run: () => Promise<T>,
): Promise<T | Refused> {
  turn.write('status', { work });
  try {
    const result = await run();
    turn.facts.push(JSON.stringify(result));
    return result;
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.code };
    turn.ctx.log.error({ err: error, work }, 'a tool of Emma failed');
    return { refused: 'server.unexpected' };
  }
}

export const toShortJob = ({ id, title, employer, location }: JobItem): EmmaShortJob => ({
  id,
  title,
  employer: employer.name,
  city: location.city,
});
