import type { ProofKind } from '@stellenvisite/contract/seeker-profiles';
import { defineMail } from '../mails/define-mail.ts';

export type ProofExpiresValues = {
  kind: ProofKind;
  title: string;
  expiresOn: Date;
  profileUrl: string;
  unsubscribeUrl: string;
};
export const proofExpiresMail = defineMail<ProofExpiresValues>('profile.proof-expires');
