import { z } from '@stellenvisite/contract/platform/zod';
import { useQuery } from '@tanstack/react-query';

const settingsSchema = z.object({
  external: z.object({ google: z.boolean().default(false) }),
  mfa: z.object({ phone: z.boolean() }).default({ phone: false }),
  manual_linking_enabled: z.boolean().default(false),
});

/** Returns the auth features that the server has enabled: Google sign-in, linking Google to an account, and text messages. */
export function useAuthOffers(): { google: boolean; googleLinking: boolean; phoneFactor: boolean } {
  const { data } = useQuery({ queryKey: ['auth', 'settings'], queryFn: ({ signal }) => loadSettings(signal) });
  const google = data?.external.google ?? false;
  return {
    google,
    googleLinking: google && (data?.manual_linking_enabled ?? false),
    phoneFactor: data?.mfa.phone ?? false,
  };
}

async function loadSettings(signal: AbortSignal) {
  const answer = await fetch('/auth/v1/settings', { signal });
  return settingsSchema.parse(await answer.json());
}
