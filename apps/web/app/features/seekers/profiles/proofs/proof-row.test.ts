import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { describe, expect, it } from 'vitest';
import { missingProofs, pointCells, proofState } from './proof-row.tsx';

const NOW = new Date('2026-11-16T09:00:00');
const file = { id: 'a', name: 'a.pdf', type: 'pdf', bytes: 1, createdAt: '2026-11-01T08:00:00.000Z' } as const;
const proof = { issuedOn: null, expiresOn: null as string | null, points: null, pointsNeeded: null, file };

describe('the state of a proof', () => {
  it.each([
    [null, { kind: 'valid' }],
    ['2027-01-16', { kind: 'valid' }],
    ['2027-01-15', { kind: 'soon', days: 60 }],
    ['2026-11-29', { kind: 'soon', days: 13 }],
    ['2026-11-16', { kind: 'soon', days: 0 }],
    ['2026-11-15', { kind: 'expired' }],
  ])('that ends on %s is reported in days of the calendar', (expiresOn, state) => {
    expect(proofState({ ...proof, expiresOn }, NOW)).toEqual(state);
  });

  it('says how many training points are missing, and that a file is', () => {
    const points = { ...proof, points: 28, pointsNeeded: 40, expiresOn: '2026-12-31' };
    expect(proofState(points, NOW)).toEqual({ kind: 'points', missing: 12 });
    expect(proofState({ ...points, points: 40, expiresOn: null }, NOW)).toEqual({ kind: 'valid' });
    expect(proofState({ ...proof, file: null }, NOW)).toEqual({ kind: 'noFile' });
  });

  it('is drawn in cells of four points', () => {
    expect(pointCells(28, 40)).toEqual({ on: 7, total: 10 });
    expect(pointCells(3, 10)).toEqual({ on: 0, total: 3 });
  });
});

it('asks doctors for their Approbation, everybody else for their certificate, and all for measles', () => {
  expect(missingProofs([], EMPTY_PROFILE)).toEqual(['certificate', 'measles']);
  expect(missingProofs([{ kind: 'measles' }], { ...EMPTY_PROFILE, licence: 'approbation' })).toEqual(['approbation']);
});
