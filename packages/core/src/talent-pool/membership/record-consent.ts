import { randomUUID } from 'node:crypto';
import type { ConsentKind } from '@stellenvisite/contract/accounts';
import { TALENT_CONSENT_VERSION } from '@stellenvisite/contract/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { consents } from '@stellenvisite/db/schema/accounts';

type TalentConsent = Extract<ConsentKind, `talent_pool${string}`>;

/** Every step of a membership is in the consent log, which outlives it. */
export async function recordTalentConsent(
  tx: Tx,
  { userId, kind, at }: { userId: string; kind: TalentConsent; at: Date },
): Promise<void> {
  await tx.insert(consents).values({ id: randomUUID(), userId, kind, version: TALENT_CONSENT_VERSION, givenAt: at });
}
