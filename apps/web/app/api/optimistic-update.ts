import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query';

type Snapshot = [QueryKey, unknown][];

/**
 * Callbacks of a mutation that shows its outcome before the server answers: `change` is applied to every cached answer whose
 * key begins with `queryKey`, undone when the call is refused, and replaced by fresh data in either case. While another change of
 * the same data is under way nothing is read again: the answer could still hold what that change has already removed.
 */
export function optimisticUpdate<Data, Variables>(
  queryKey: QueryKey,
  change: (data: Data, variables: Variables) => Data,
) {
  return {
    mutationKey: queryKey,
    onMutate: async (variables: Variables, { client }: MutationFunctionContext): Promise<Snapshot> => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<Data>({ queryKey });
      client.setQueriesData<Data>({ queryKey }, (data) => data && change(data, variables));
      return before;
    },
    onError: (
      _error: unknown,
      _variables: Variables,
      before: Snapshot | undefined,
      context: MutationFunctionContext,
    ) => {
      for (const [key, data] of before ?? []) context.client.setQueryData(key, data);
    },
    onSettled: (
      _data: unknown,
      _error: unknown,
      _variables: Variables,
      _before: Snapshot | undefined,
      { client }: MutationFunctionContext,
    ) => (client.isMutating({ mutationKey: queryKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined),
  };
}
