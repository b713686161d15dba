import type { Departments } from '@stellenvisite/contract/own-employers.schema';
import { useQueryClient } from '@tanstack/react-query';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/toast.ts';
import { useActingEmployer } from '../../employer-area/shared/use-acting-employer.ts';

export type OwnDepartment = Departments['items'][number];

/** Every change answers with the whole list, which then is the list. */
export function useDepartments() {
  const { employerId } = useActingEmployer();
  const errorText = useErrorText();
  const client = useQueryClient();
  const params = { query: { employerId } };
  const { queryKey } = $api.queryOptions('get', '/api/employer/departments', { params });
  const { data } = $api.useQuery('get', '/api/employer/departments', { params });
  const run = async (request: Promise<Departments>): Promise<boolean> => {
    try {
      client.setQueryData(queryKey, await request);
      return true;
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
      await client.invalidateQueries({ queryKey });
      return false;
    }
  };
  return {
    departments: data?.items ?? null,
    create: (body: DepartmentValues) => run(dataOf(api.POST('/api/employer/departments', { params, body }))),
    change: (id: string, body: DepartmentValues) =>
      run(dataOf(api.PUT('/api/employer/departments/{id}', { params: { path: { id } }, body }))),
    remove: (id: string, moveJobsTo: string | undefined) =>
      run(
        dataOf(
          api.DELETE('/api/employer/departments/{id}', {
            params: { path: { id }, query: moveJobsTo ? { moveJobsTo } : {} },
          }),
        ),
      ),
    /** Shown at once; what the server says comes after it. */
    order: (items: OwnDepartment[]) => {
      client.setQueryData(queryKey, { items });
      return run(
        dataOf(api.PUT('/api/employer/departments/order', { params, body: { ids: items.map(({ id }) => id) } })),
      );
    },
  };
}

export type DepartmentValues = {
  name: string;
  lead: string | null;
  nursingLead: string | null;
  beds: number | null;
  description: string | null;
  specialty: OwnDepartment['specialty'];
};
