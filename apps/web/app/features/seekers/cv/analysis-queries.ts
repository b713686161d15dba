import type { CvAnalysis, DecideCvFields } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';

const ONE = '/api/profile/analyses/{id}';
const pathOf = (id: string) => ({ params: { path: { id } } });
/** For a page whose live connection is away. */
const POLL_MS = 1_500;

const isReading = (analysis: CvAnalysis | undefined) => analysis?.state === 'queued' || analysis?.state === 'reading';

/** Returns an analysis and follows its progress by events, and by polling while the file is being read. */
export function useAnalysis(id: string) {
  const query = $api.useQuery('get', ONE, pathOf(id), {
    refetchInterval: ({ state }) => (isReading(state.data) ? POLL_MS : false),
  });
  useLiveEvent('cv_analysis.changed', (event) => {
    if (event === null || event.recordId === id) void query.refetch();
  });
  return query;
}

/** Returns the scope that runs the changes of one analysis in order, so that saving includes every earlier decision. */
export const analysisScope = (id: string) => ({ id: `cv-analysis ${id}` });

/** Decisions show at once and are stored as a draft; of a refused one it is stated, and what the server knows is shown again. */
export function useDecisions(id: string) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { queryKey } = $api.queryOptions('get', ONE, pathOf(id));
  const { mutate } = $api.useMutation('patch', ONE, {
    scope: analysisScope(id),
    onError: (error) => {
      void toast(errorText(error), { tone: 'bad' });
      void client.invalidateQueries({ queryKey });
    },
  });
  return (decisions: DecideCvFields['decisions']) => {
    const byId = new Map(decisions.map((decision) => [decision.fieldId, decision]));
    client.setQueryData<CvAnalysis>(queryKey, (before) =>
      before
        ? {
            ...before,
            fields: before.fields.map((field) => {
              const decision = byId.get(field.id);
              return decision
                ? { ...field, choice: decision.choice, changed: decision.changed ?? field.changed }
                : field;
            }),
          }
        : before,
    );
    mutate({ ...pathOf(id), body: { decisions } });
  };
}
