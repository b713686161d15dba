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
  /** Fills in what nobody has chosen, also not while the answer was on its way. */
  const completeFields = async (title: string): Promise<void> => {
    // Without an answer people choose themselves.
    const { category, specialty } = await read(title).catch(() => NOTHING);
    const missing = {
      ...(!latest.current.category && category && { category }),
      ...(!latest.current.specialty && specialty && { specialty }),
    };
    if (Object.keys(missing).length > 0) change(missing);
  };
  return { read, completeFields, reading };
}
