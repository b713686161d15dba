import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';

type Part = Omit<Understood, 'also' | 'without'> & { also?: string[] };

/** Parts of typed words as the API sends them. */
export function understand(q: string, parts: readonly Part[]): Understood[] {
  return parts.map((part) => ({
    also: [],
    ...part,
    without: q.replace(part.text, '').replace(/\s+/g, ' ').trim(),
  }));
}
