import type { EmmaTool, EmmaWork } from '@stellenvisite/contract/assistant/emma';
import type { EmmaSettings } from '@stellenvisite/contract/assistant/emma.schema';
import type { EmmaDataParts, EmmaSearch, EmmaShortJob } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import type { AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { takeTurn } from '../../platform/threads/take-turn.ts';

export type AskedPay = {
  occupation?: string | undefined;
  location?: string | undefined;
  /** Of a collective agreement. */
  grade?: string | undefined;
  step?: number | undefined;
};

/** The profile of a signed-in person, if Emma may use it. */
export type KnownProfile = {
  /** The names of the occupations, as a search reads them. */
  occupations: string[];
  categories: JobCategory[];
  location: string | null;
};

/** The last proposal, which waits for a yes. */
export type Proposed =
  | { kind: 'alert'; search: EmmaSearch; frequency: AlertFrequency }
  | { kind: 'application' }
  | { kind: 'hand-over' };

/** The state of a conversation before the question that is answered now. */
export type DialogueState = {
  /** The wishes stated so far; null before the first search. */
  search: EmmaSearch | null;
  /** The jobs shown last, in their order: live ones only. */
  shown: EmmaShortJob[];
  /** The jobs shown are those that the person has saved. */
  areSaved: boolean;
  /** The job spoken of last. */
  focus: EmmaShortJob | null;
  /** The employer that the last answer was about. */
  employer: string | null;
  /** The pay that the last answer was about. */
  pay: AskedPay | null;
  /** The last question to the person, until it is answered. */
  asked: string | null;
  /** The proposal of the last answer. */
  proposed: Proposed | null;
  profile: KnownProfile | null;
  /** The tool that the last answer used on one job: "und die dritte?" asks for the same. */
  lastJobTool: EmmaTool | null;
  /** The earlier messages of the person, the newest first. */
  earlier: string[];
  /** The day in Berlin, such as 2026-11-16: "from January on" counts from it. */
  today: string;
  isSignedIn: boolean;
  isEmployer: boolean;
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
  /** The results of tools: all that an answer may name. */
  facts: string[];
};

export type Refused = { refused: string };

/** Runs a tool with the rights of the caller: a refusal is an answer; an unexpected error is logged and answered like a refusal. */
export async function runTool<T extends object>(
  turn: Turn,
  work: EmmaWork,
  run: () => Promise<T>,
): Promise<T | Refused> {
  turn.write('status', { work });
  try {
    await takeTurn();
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
