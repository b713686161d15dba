import type { ApplicationEventKind, ApplicationParty } from '@stellenvisite/contract/applications';
import type { Tx } from '@stellenvisite/db/client';
import { applicationEvents } from '@stellenvisite/db/schema/applications';

type NewEvent = {
  applicationId: string;
  kind: ApplicationEventKind;
  party: ApplicationParty;
  byUserId: string | null;
  at: Date;
};

export async function writeEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(applicationEvents).values(event);
}
