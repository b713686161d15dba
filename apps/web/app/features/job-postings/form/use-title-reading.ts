import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { TitleReading } from '@stellenvisite/contract/occupations.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { $api } from '../../../session/queries.ts';
import { usePosting } from './use-posting.ts';

const SHORTEST = 2;
const NOTHING: TitleReading = { occupations: [], category: null, specialty: null, isTraining: false };

/** What the words of a title say about the job: each wording is asked once, and the newest answer is kept. */
export function useTitleReading() {
  const { content, change } = usePosting();
  const client = useQueryClient();
  const [reading, setReading] = useState<TitleReading>();
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  const read = async (typed: string): Promise<TitleReading> => {
    const title = typed.trim();
    if (title.length < SHORTEST) return NOTHING;
    const params = { query: { title, country: content.location?.country ?? 'DE' } };
    const answer = await client.ensureQueryData($api.queryOptions('get', '/api/occupations/titles', { params }));
    setReading(answer);
    return answer;
  };
  /** What the words of an earlier title said: it goes with them. */
  const filled = useRef<Pick<JobContent, 'category' | 'specialty'>>({});
  /** Fills in what nobody has chosen, also not while the answer was on its way. */
  const completeFields = async (title: string): Promise<void> => {
    // Without an answer people choose themselves.
    const answer = await read(title).catch(() => null);
    if (!answer) return;
    const { category, specialty } = latest.current;
    const isOpen = {
      category: !category || category === filled.current.category,
      specialty: !specialty || specialty === filled.current.specialty,
    };
    const said = {
      ...(isOpen.category && answer.category && answer.category !== category && { category: answer.category }),
      ...(isOpen.specialty && answer.specialty !== (specialty ?? null) && { specialty: answer.specialty }),
    };
    if (Object.keys(said).length === 0) return;
    filled.current = { ...filled.current, ...said };
    change(said);
  };
  return { read, completeFields, reading };
}
