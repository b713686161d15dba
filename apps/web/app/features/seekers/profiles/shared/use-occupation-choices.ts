import type { ClassChoices } from '@stellenvisite/contract/jobs/occupations.schema';
import { $publicApi } from '../../../../api/public-queries.ts';

const NONE: ClassChoices = { occupations: [], levels: [], departments: [] };

/** Returns the trade's vocabulary, named in the language being shown; empty until it is there. */
export function useOccupationChoices() {
  const { data = NONE } = $publicApi.useQuery('get', '/api/occupations');
  const labelIn = (list: readonly { key: string; label: string }[]) => (key: string | null | undefined) =>
    list.find((choice) => choice.key === key)?.label ?? null;
  return {
    choices: data,
    occupationLabel: labelIn(data.occupations),
    departmentLabel: labelIn(data.departments),
    levelLabel: labelIn(data.levels),
  };
}
