import { z } from '@stellenvisite/contract/zod';
import { useQuery } from '@tanstack/react-query';

const settingsSchema = z.object({ external: z.object({ google: z.boolean() }) });

/** Whether the server says that Google is set up. */
export function useOffersGoogle(): boolean {
  const { data } = useQuery({ queryKey: ['auth', 'settings'], queryFn: ({ signal }) => loadSettings(signal) });
  return data?.external.google ?? false;
}

async function loadSettings(signal: AbortSignal) {
  const answer = await fetch('/auth/v1/settings', { signal });
  return settingsSchema.parse(await answer.json());
}
