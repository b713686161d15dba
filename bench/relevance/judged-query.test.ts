import { DEPARTMENTS, OCCUPATIONS } from '@stellenvisite/demo/market/vocabulary';
import { describe, expect, it } from 'vitest';
import { readHardDocuments } from './hard-documents.ts';
import { createFindPoint } from './judged-jobs.ts';
import type { Condition } from './judged-query.ts';
import { readJudgedQueries } from './judged-query.ts';

const queries = readJudgedQueries();
const hardDocuments = readHardDocuments();

/** Occupations of hand-made documents that the demo has none of. */
const FURTHER = ['lehrkraft'];
const PARTS = new Set([
  ...['occupation', 'department', 'specialty', 'country', 'region', 'employmentType', 'remote', 'employerKind'],
  ...['near', 'km', 'training', 'title', 'area', 'employer', 'words', 'hard', 'not'],
]);

function conditionsOf({ grades, trap }: (typeof queries)[number]): Condition[] {
  const lists = [...Object.values(grades), trap?.never, trap?.only, trap?.includes];
  return lists.flatMap((list) => list ?? []);
}

describe('the judged queries', () => {
  it('are more than two hundred, none of them twice', () => {
    const asked = queries.map(({ q, params }) => JSON.stringify([q, params]));
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  });

  it('ask for every occupation of the demo that the vocabulary has a row for', () => {
    const rows = new Set(queries.flatMap(({ row }) => row ?? []));
    const without = [
      'heimleitung',
      'praxismanagement',
      'qm',
      'geschaeftsfuehrung',
      'arztsekretariat',
      'personal',
      'it',
      'controlling',
      'hauswirtschaft',
      'technik',
    ];
    const missing = [...OCCUPATIONS.keys()].filter((key) => !rows.has(key) && !without.includes(key));
    expect(missing).toEqual(['empfang']);
  });

  it('name only parts, occupations, departments, places and documents that exist', () => {
    const findPoint = createFindPoint();
    const hard = new Set(hardDocuments.map(({ key }) => key));
    for (const condition of queries.flatMap(conditionsOf)) {
      expect(Object.keys(condition).filter((part) => !PARTS.has(part))).toEqual([]);
      for (const key of condition.occupation ?? [])
        if (key !== null && !FURTHER.includes(key)) expect(OCCUPATIONS.has(key), key).toBe(true);
      for (const key of condition.department ?? []) expect(DEPARTMENTS.has(key), key).toBe(true);
      if (condition.near) expect(findPoint(condition.near).lat).toBeGreaterThan(45);
      if (condition.hard) expect(hard).toContain(condition.hard);
    }
  });

  it('hold every trap of the issue', () => {
    const trapped = new Set(queries.flatMap(({ q, trap }) => (trap ? q : [])));
    const traps = [
      'Arzt',
      'OA',
      'PA',
      'MFA',
      'MTF',
      'AP',
      'RA',
      'FA',
      'DH',
      'Psychologe',
      'Psychiater',
      'Psychiatriepflege',
    ];
    for (const q of [...traps, 'Ausbildung Pflegefachfrau', 'Pflege']) expect(trapped).toContain(q);
  });
});

describe('the hard documents', () => {
  it('are at least forty with keys of their own', () => {
    expect(new Set(hardDocuments.map(({ key }) => key)).size).toBe(hardDocuments.length);
    expect(hardDocuments.length).toBeGreaterThanOrEqual(40);
  });
});
