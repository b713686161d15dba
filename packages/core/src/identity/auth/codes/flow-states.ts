import { randomUUID } from 'node:crypto';
import type { AuthMethod } from '@stellenvisite/contract/identity/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authFlowStates as flows } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { newToken } from '../auth-secrets.ts';
import type { ProviderProfile, ProviderTokens } from '../providers/provider-client.ts';

export const FLOW_LIFETIME_SECONDS = 300;
const PROVIDER_TOKENS = 'provider tokens';
const LINKED_PROFILE = 'linked profile';

export type FlowRow = typeof flows.$inferSelect;
type NewFlow = Pick<FlowRow, 'method' | 'redirectTo'> & Partial<FlowRow>;

export async function startFlow(ctx: Pick<Context, 'now'>, tx: Tx, flow: NewFlow): Promise<string> {
  const id = randomUUID();
  await tx.insert(flows).values({ ...flow, id, createdAt: ctx.now() });
  return id;
}

export const hashAuthCode = ({ auth: { secrets } }: Context, code: string) => secrets.hash('auth code', code);

/** The code a browser carries back to the page that began the flow. It lives from now on, however long the mail took. */
export async function issueAuthCode(
  ctx: Context,
  tx: Tx,
  { flowStateId, userId, method }: { flowStateId: string; userId: string; method?: AuthMethod },
): Promise<string | null> {
  const code = newToken();
  const [row] = await tx
    .update(flows)
    .set({ authCodeHash: hashAuthCode(ctx, code), userId, codeIssuedAt: ctx.now(), ...(method ? { method } : {}) })
    .where(and(eq(flows.id, flowStateId), isNull(flows.authCodeHash)))
    .returning({ id: flows.id });
  return row ? code : null;
}

/** The tokens of the provider go to the client once, with its session, and are then forgotten. */
export async function sealProviderTokens(
  { auth: { secrets } }: Context,
  tx: Tx,
  flowStateId: string,
  tokens: ProviderTokens,
): Promise<void> {
  const sealedProviderTokens = secrets.seal(PROVIDER_TOKENS, JSON.stringify(tokens));
  await tx.update(flows).set({ sealedProviderTokens, sealedProviderState: null }).where(eq(flows.id, flowStateId));
}

/** Stores the profile from the provider, sealed, until the session that requested the connection collects it. */
export async function sealLinkedProfile(
  { auth: { secrets } }: Context,
  tx: Tx,
  flowStateId: string,
  profile: ProviderProfile,
): Promise<void> {
  const sealedProviderState = secrets.seal(LINKED_PROFILE, JSON.stringify(profile));
  await tx.update(flows).set({ sealedProviderState }).where(eq(flows.id, flowStateId));
}

export const unsealLinkedProfile = ({ auth: { secrets } }: Context, { sealedProviderState }: FlowRow) =>
  JSON.parse(secrets.unseal(LINKED_PROFILE, sealedProviderState ?? '')) as ProviderProfile;

/** Returns the tokens of the provider, for the one answer that passes them on. */
export function providerTokens({ auth: { secrets } }: Context, { sealedProviderTokens }: FlowRow) {
  if (!sealedProviderTokens) return {};
  return JSON.parse(secrets.unseal(PROVIDER_TOKENS, sealedProviderTokens)) as ProviderTokens;
}
