import type { ReactNode } from 'react';
import { QueryProvider } from '../../session/query-provider.tsx';
import type { JobDetailState } from './job-detail-state.ts';
import { useJobDetail } from './use-job-detail.ts';

export type JobPaneDetailProps = { id: string; children: (state: JobDetailState, retry: () => void) => ReactNode };

/** Reads the job beside the list. A file of its own: a phone has no place for it and does without the script. */
export function JobPaneDetail(props: JobPaneDetailProps) {
  return (
    <QueryProvider>
      <Detail {...props} />
    </QueryProvider>
  );
}

function Detail({ id, children }: JobPaneDetailProps) {
  const { state, retry } = useJobDetail(id);
  return children(state, retry);
}
