import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { QueryProvider } from '../../../../session/query-provider.tsx';
import { useCountView } from '../../statistics/shared/use-count-view.ts';
import { type JobDetailState, useJobDetail } from './use-job-detail.ts';

export type JobPaneDetailProps = {
  id: string;
  /** The same job, where it came with the page. */
  known: JobDetail | undefined;
  children: (state: JobDetailState, retry: () => void) => ReactNode;
};

/** Reads the job next to the list. A file of its own: a phone has no place for it and does without the script. */
export function JobPaneDetail(props: JobPaneDetailProps) {
  return (
    <QueryProvider>
      <Detail {...props} />
    </QueryProvider>
  );
}

function Detail({ id, known, children }: JobPaneDetailProps) {
  const { state, retry } = useJobDetail(id, known);
  const [params] = useSearchParams();
  // The first job appears there without anybody's doing.
  useCountView(params.get('job') === id ? id : null);
  return children(state, retry);
}
