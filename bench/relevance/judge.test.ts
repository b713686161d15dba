import { describe, expect, it } from 'vitest';
import { createJudge, distanceKm, type JudgedJob } from './judge.ts';

const NURSE: JudgedJob = {
  id: '1',
  title: 'Pflegefachkraft (m/w/d) Intensivstation',
  occupation: 'pflegefach',
  training: false,
  departments: ['its'],
  area: 'Intensivstation',
  specialty: 'surgery',
  country: 'DE',
  region: 'Bayern',
  employmentType: 'both',
  remote: 'onsite',
  employer: 'Klinik Isarbogen',
  employerKinds: ['hospital'],
  lat: 48.137,
  lon: 11.576,
  words: 'Pflegefachkraft (m/w/d) Intensivstation mit Stroke Unit',
};
const GARDENER: JudgedJob = { ...NURSE, id: '2', title: 'Grünpflege', occupation: null, departments: [], area: '' };
const LEARNER: JudgedJob = { ...NURSE, id: '3', title: 'Ausbildung Pflegefachfrau', training: true };

const PLACES = { München: { lat: 48.1374, lon: 11.5755 }, Wien: { lat: 48.2085, lon: 16.3721 } };
const judge = createJudge((name) => PLACES[name === 'Wien' ? 'Wien' : 'München']);

describe('a grade', () => {
  it('is the highest whose condition holds', () => {
    const grades = { 3: [{ occupation: ['pflegefach'] }], 1: [{ country: ['DE' as const] }] };
    expect(judge.gradeOf(NURSE, grades)).toBe(3);
    expect(judge.gradeOf(GARDENER, grades)).toBe(1);
    expect(judge.gradeOf({ ...GARDENER, country: 'CH' }, grades)).toBe(0);
  });

  it('needs every part of a condition', () => {
    expect(judge.gradeOf(NURSE, { 3: [{ occupation: ['pflegefach'], department: ['zna'] }] })).toBe(0);
    expect(judge.gradeOf(NURSE, { 3: [{ occupation: ['pflegefach'], department: ['zna', 'its'] }] })).toBe(3);
  });

  it('means training only where the query does', () => {
    expect(judge.gradeOf(LEARNER, { 3: [{ occupation: ['pflegefach'] }] })).toBe(0);
    expect(judge.gradeOf(LEARNER, { 3: [{ occupation: ['pflegefach'], training: true }] })).toBe(3);
    expect(judge.gradeOf(NURSE, { 3: [{ training: true }] })).toBe(0);
  });

  it('goes by the distance from a place', () => {
    expect(judge.gradeOf(NURSE, { 3: [{ near: 'München', km: 5 }] })).toBe(3);
    expect(judge.gradeOf(NURSE, { 3: [{ near: 'Wien', km: 200 }] })).toBe(0);
  });

  it('reads words in any case and knows what must not hold', () => {
    expect(judge.gradeOf(NURSE, { 3: [{ words: 'stroke unit' }] })).toBe(3);
    expect(judge.gradeOf(NURSE, { 3: [{ occupation: ['pflegefach'], not: { title: 'INTENSIV' } }] })).toBe(0);
    expect(judge.gradeOf(NURSE, { 3: [{ occupation: ['pflegefach'], not: { title: 'nacht' } }] })).toBe(3);
  });
});

describe('a trap', () => {
  it('breaks at the first hit that must not be there', () => {
    const trap = { rule: '', top: 2, never: [{ occupation: [null] }] };
    expect(judge.findBreach([NURSE, GARDENER], trap)).toContain('2. "Grünpflege"');
    expect(judge.findBreach([NURSE, NURSE, GARDENER], trap)).toBeNull();
  });

  it('breaks at a hit that does not match the query', () => {
    const trap = { rule: '', top: 5, only: [{ occupation: ['pflegefach'], training: true }] };
    expect(judge.findBreach([LEARNER], trap)).toBeNull();
    expect(judge.findBreach([LEARNER, NURSE], trap)).toContain('2.');
  });

  it('breaks when something is missing or nothing is found', () => {
    expect(judge.findBreach([NURSE], { rule: '', top: 5, includes: [{ occupation: [null] }] })).toContain('missing');
    expect(judge.findBreach([], { rule: '', top: 5, never: [] })).toBe('nothing is found');
  });
});

it('measures kilometres over the ground', () => {
  expect(distanceKm(PLACES.München, PLACES.Wien)).toBeGreaterThan(350);
  expect(distanceKm(PLACES.München, PLACES.Wien)).toBeLessThan(360);
});
