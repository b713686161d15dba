import { DECISION_UNDO_SECONDS } from '@stellenvisite/contract/held-jobs';
import type { HeldJob } from '@stellenvisite/contract/held-jobs.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchSignedIn, sendOnLeave } from '../../../session/api.ts';

export const DECISIONS = ['release', 'return', 'reject'] as const;
export type Decision = (typeof DECISIONS)[number];
export type Draft = { decision: Decision | null; letter: string };
export type PendingDecision = { key: number; job: HeldJob; decision: Decision; letter: string };

export const UNDO_MS = DECISION_UNDO_SECONDS * 1000;
export const EMPTY_DRAFT: Draft = { decision: null, letter: '' };
const HELD_JOBS = ['get', '/api/admin/held-jobs'] as const;
const PATHS = { release: 'release', return: 'refusal', reject: 'rejection' } as const;

function requestOf({ job, decision, letter }: PendingDecision) {
  return {
    method: 'POST' as const,
    path: `/api/admin/held-jobs/${job.id}/${PATHS[decision]}`,
    body: { version: job.version, ...(decision === 'release' ? {} : { reason: letter.trim() }) },
  };
}

/**
 * Decisions that can still be undone: each is sent when its time is over, so that an employer is never told of one that was taken
 * back (docs/decisions/031). A draft outlives a decision that was refused, and the change to another job.
 */
export function useDecisions() {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [pending, setPending] = useState<readonly PendingDecision[]>([]);
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const drop = (key: number) => setPending((all) => all.filter((each) => each.key !== key));

  const sendAll = useEffectEvent(() => {
    for (const each of pending) sendOnLeave(requestOf(each));
  });
  useEffect(() => {
    const leave = () => sendAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    pending,
    failed,
    /** Decided here: the list may show them until it is read again. */
    isGone: (id: string) => sent.has(id) || pending.some(({ job }) => job.id === id),
    draftOf: (id: string) => drafts[id] ?? EMPTY_DRAFT,
    changeDraft: (id: string, part: Partial<Draft>) =>
      setDrafts((all) => ({ ...all, [id]: { ...(all[id] ?? EMPTY_DRAFT), ...part } })),
    decide: (job: HeldJob, { decision, letter }: Draft) => {
      if (!decision) return;
      setFailed(null);
      setPending((all) => [...all, { key: (all.at(-1)?.key ?? 0) + 1, job, decision, letter }]);
    },
    /** The last one, where none is named. Answers the job it was about. */
    undo: (key = pending.at(-1)?.key): string | null => {
      const found = pending.find((each) => each.key === key);
      if (found) drop(found.key);
      return found?.job.id ?? null;
    },
    send: async (decision: PendingDecision): Promise<void> => {
      const { path, method, body } = requestOf(decision);
      const headers = { 'content-type': 'application/json' };
      setSent((all) => new Set(all).add(decision.job.id));
      drop(decision.key);
      try {
        const url = new URL(path, location.href);
        const answer = await fetchSignedIn(new Request(url, { method, headers, body: JSON.stringify(body) }));
        if (!answer.ok) throw await answer.json();
      } catch (error) {
        setFailed({ id: decision.job.id, error });
        setSent((all) => new Set([...all].filter((id) => id !== decision.job.id)));
      }
      await client.invalidateQueries({ queryKey: HELD_JOBS });
      await client.invalidateQueries({ queryKey: ['get', '/api/admin/waiting'] });
    },
  };
}
