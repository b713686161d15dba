import { z } from '@stellenvisite/contract/platform/zod';
import { useQuery } from '@tanstack/react-query';

/** Ways to sign in listed among the providers that are the server's own. */
const OWN_WAYS: readonly string[] = ['email', 'phone', 'anonymous_users'];

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  mfa: z.object({ phone: z.boolean() }).default({ phone: false }),
  manual_linking_enabled: z.boolean().default(false),
  passkeys_enabled: z.boolean().default(false),
});

type AuthOffers = {
  /** Names of the providers to sign in with. */
  providers: string[];
  /** Google can be linked to an account. */
  googleLinking: boolean;
  /** Text messages are sent. */
  phoneFactor: boolean;
  passkeys: boolean;
};

/** Returns the auth features that the server has enabled. */
export function useAuthOffers(): AuthOffers {
  const { data } = useQuery({ queryKey: ['auth', 'settings'], queryFn: ({ signal }) => loadSettings(signal) });
  const providers = Object.entries(data?.external ?? {})
    .filter(([name, isOn]) => isOn && !OWN_WAYS.includes(name))
    .map(([name]) => name);
  return {
    providers,
    googleLinking: providers.includes('google') && (data?.manual_linking_enabled ?? false),
    phoneFactor: data?.mfa.phone ?? false,
    passkeys: data?.passkeys_enabled ?? false,
  };
}

async function loadSettings(signal: AbortSignal) {
  const answer = await fetch('/auth/v1/settings', { signal });
  return settingsSchema.parse(await answer.json());
}
