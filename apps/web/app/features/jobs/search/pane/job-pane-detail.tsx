import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { QueryProvider } from '../../../../session/query-provider.tsx';
import { useCountView } from '../../statistics/shared/use-count-view.ts';
import { type JobDetailState, useJobDetail } from './use-job-detail.ts';

export type JobPaneDetailProps = { id: string; children: (state: JobDetailState, retry: () => void) => ReactNode };

/** Reads the job next to the list. A file of its own: a phone has no place for it and does without the script. */
export function JobPaneDetail(props: JobPaneDetailProps) {
  return (
    <QueryProvider>
      <Detail {...props} />
    </QueryProvider>
  );
}

function Detail({ id, children }: JobPaneDetailProps) {
  const { state, retry } = useJobDetail(id);
  const [params] = useSearchParams();
  // The first job appears there without anybody's doing.
  useCountView(params.get('job') === id ? id : null);
  return children(state, retry);
}
