import { daysRemaining } from '@stellenvisite/contract/format-date';
import { PROOF_EXPIRES_SOON_DAYS, type ProofKind } from '@stellenvisite/contract/seeker-profiles';
import type { Proof, SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';

export type ProofState =
  | { kind: 'valid' }
  | { kind: 'soon'; days: number }
  | { kind: 'expired' }
  | { kind: 'points'; missing: number }
  | { kind: 'noFile' };

/** What a proof is worth on a day. It holds through the last day it names. */
export function proofState(proof: Omit<Proof, 'id' | 'title' | 'kind'>, now: Date): ProofState {
  const days = proof.expiresOn === null ? null : daysUntil(proof.expiresOn, now);
  if (days !== null && days < 0) return { kind: 'expired' };
  const missing = (proof.pointsNeeded ?? 0) - (proof.points ?? 0);
  if (missing > 0) return { kind: 'points', missing };
  if (days !== null && days <= PROOF_EXPIRES_SOON_DAYS) return { kind: 'soon', days };
  return proof.file || proof.pointsNeeded !== null ? { kind: 'valid' } : { kind: 'noFile' };
}

/** Days of the calendar; 0 is today, below that it is over. */
function daysUntil(date: string, now: Date): number {
  const end = new Date(`${date}T23:59:59`);
  return end < now ? -1 : daysRemaining(end, now) - 1;
}

/** What employers ask everybody of the trade for before the first day, as far as it is not there. */
export function missingProofs(proofs: readonly Pick<Proof, 'kind'>[], { licence }: SeekerProfileData): ProofKind[] {
  const expected: ProofKind[] = [licence === 'approbation' ? 'approbation' : 'certificate', 'measles'];
  return expected.filter((kind) => !proofs.some((proof) => proof.kind === kind));
}

const POINTS_PER_CELL = 4;

/** Training points as cells of four. */
export function pointCells(points: number, needed: number): { on: number; total: number } {
  const total = Math.max(1, Math.ceil(needed / POINTS_PER_CELL));
  return { on: Math.min(total, Math.floor(points / POINTS_PER_CELL)), total };
}
