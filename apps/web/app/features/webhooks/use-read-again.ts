import { useQueryClient } from '@tanstack/react-query';

/** After a change both lists are read again: a delivery changes its webhook, and the other way round. */
export function useReadAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['get', '/api/employer/webhooks'] }),
      client.invalidateQueries({ queryKey: ['get', '/api/employer/webhooks/{id}/deliveries'] }),
    ]);
}
