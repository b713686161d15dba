import type { UserAct } from '@stellenvisite/contract/admin-users.schema';
import { $api } from '../../session/queries.ts';
import { useBulkToast } from '../admin-area/shared/use-bulk-toast.ts';

/** Does one thing to accounts, says what came of it, and has the list read anew. */
export function useUserActs(onDone: () => void) {
  const { tellDone, tellFailed } = useBulkToast();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/admin/users/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/users'] }),
  });
  const run = (body: UserAct) =>
    mutate(
      { body },
      {
        onSuccess: (result) => {
          tellDone(result);
          onDone();
        },
        onError: tellFailed,
      },
    );
  return { run, isPending, error };
}
