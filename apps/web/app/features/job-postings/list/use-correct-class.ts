import type { Choice, ClassChoices } from '@stellenvisite/contract/occupations.schema';
import type { CorrectJobClass, JobClassView, OwnJob } from '@stellenvisite/contract/own-jobs.schema';
import { optimisticUpdate } from '../../../api/optimistic-update.ts';
import { $api } from '../../../session/queries.ts';

const OWN_JOBS = ['get', '/api/employer/jobs'] as const;

type OwnJobs = { items: OwnJob[] };

/** Corrects how a job is understood, or goes back to how it was read. The list shows a correction at once. */
export function useCorrectClass(job: OwnJob, choices: ClassChoices | undefined) {
  const save = $api.useMutation(
    'put',
    '/api/employer/jobs/{id}/class',
    optimisticUpdate<OwnJobs, { body: CorrectJobClass }>(OWN_JOBS, (list, { body }) => ({
      ...list,
      items: list.items.map((each) => (each.id === job.id ? { ...each, class: toView(body, choices) } : each)),
    })),
  );
  const reset = $api.useMutation('delete', '/api/employer/jobs/{id}/class', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: OWN_JOBS }),
  });
  return { save, reset };
}

/** The correction as the list shows it optimistically, until the server answers. */
function toView({ occupation, level, specialty, department }: CorrectJobClass, choices?: ClassChoices): JobClassView {
  const choice = (key: string | null, list: readonly Choice[] = []) => list.find((each) => each.key === key) ?? null;
  return {
    occupation: choice(occupation, choices?.occupations),
    level: choice(level, choices?.levels),
    specialty,
    department: choice(department, choices?.departments),
    certainty: 'sure',
    reason: '',
    isCorrected: true,
  };
}
