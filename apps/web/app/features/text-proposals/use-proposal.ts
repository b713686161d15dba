import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { Language } from '@stellenvisite/contract/languages';
import type { TextTask } from '@stellenvisite/contract/text-proposals';
import type { TextProposal } from '@stellenvisite/contract/text-proposals.schema';
import { useEffect, useRef, useState } from 'react';
import { dataOf } from '../../api/data-of.ts';
import type { components } from '../../api/schema.gen.ts';
import { api } from '../../session/api.ts';

/** A proposal, with the job it was made from. */
export type AskedProposal = { key: number; task: TextTask; proposal: TextProposal; before: JobContent };

/** Asks for one proposal at a time; the last one stays until the next comes. */
export function useProposal({ employerId, content }: { employerId: string; content: JobContent }) {
  const [task, setTask] = useState<TextTask | null>(null);
  const [asked, setAsked] = useState<AskedProposal | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (wanted: TextTask, language: Language) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setTask(wanted);
    setError(null);
    setAsked(null);
    const body = { employerId, task: wanted, language, content } as components['schemas']['CreateTextProposalInput'];
    try {
      const proposal = await dataOf(api.POST('/api/employer/text-proposals', { body, signal: controller.signal }));
      if (!controller.signal.aborted)
        setAsked((last) => ({ key: (last?.key ?? 0) + 1, task: wanted, proposal, before: content }));
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      if (running.current === controller) setTask(null);
    }
  };
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setTask(null);
  };
  return { ask, stop, task, asked, error };
}
