import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { expect, test } from 'vitest';
import { findReviewReasons, toNeutralTitle } from './find-review-reasons.ts';
import { shareOfWords } from './list-pending-jobs.ts';

const CONTENT: JobContent = {
  title: 'Pflegefachkraft (m/w/d)',
  category: 'nursing',
  employmentType: 'full_time',
  experienceLevel: 'mid',
  location: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
  introHtml: '<p>Vier Wohnbereiche, ein eingespieltes Team.</p>',
  applyMethod: 'here',
};
const AUSTRIA = { street: null, postalCode: null, city: 'Wien', country: 'AT' } as const;
const verified = { website: 'https://www.klinik.example', isVerified: true };

const kindsOf = (content: JobContent, employer = verified) =>
  findReviewReasons({ content, employer, same: null }).map(({ kind }) => kind);

test('a good ad of a verified employer gives no reason to look at it', () => {
  expect(kindsOf(CONTENT)).toEqual([]);
  expect(kindsOf(CONTENT, { ...verified, isVerified: false })).toEqual(['new_employer']);
});

test('words are judged by the law of the country where the job is', () => {
  const content = {
    ...CONTENT,
    title: 'Pflegeassistentin Langzeitpflege',
    introHtml: '<p>Ein junges, dynamisches Team. Deutsch als Muttersprache.</p>',
  };
  const lawsOf = (location: JobContent['location']) =>
    findReviewReasons({ content: { ...content, location }, employer: verified, same: null }).map((reason) => [
      reason.kind,
      reason.law,
      reason.proposal,
    ]);
  expect(lawsOf(AUSTRIA)).toEqual([
    ['gender_form', 'GlBG § 9', 'Pflegeassistenz Langzeitpflege (m/w/d)'],
    ['discriminating', 'GlBG § 23', 'eingespieltes Team'],
    ['discriminating', 'GlBG § 23', 'sehr gute Deutschkenntnisse'],
    ['pay_missing', 'GlBG § 9', null],
  ]);
  expect(lawsOf(CONTENT.location).map(([, law]) => law)).toEqual(['AGG § 11', 'AGG § 11', 'AGG § 11']);
});

test('marks a reason that prevents publication as blocking', () => {
  const reasons = findReviewReasons({ content: { ...CONTENT, location: AUSTRIA }, employer: verified, same: null });
  expect(reasons).toMatchObject([{ kind: 'pay_missing', isBlocking: true, problem: 'pay_missing_austria' }]);
});

test('contacts in the text and an address that is not the employer’s are named', () => {
  const introHtml = '<p>Rufen Sie an: 089 1234567 oder post@anders.example. Seit 2019, Haus 12.</p>';
  const external = {
    ...CONTENT,
    introHtml,
    applyMethod: 'external',
    applyUrl: 'https://portal.anders.example/x',
  } as const;
  expect(findReviewReasons({ content: external, employer: verified, same: null })).toMatchObject([
    { kind: 'contact_in_text', words: ['089 1234567', 'post@anders.example'] },
    { kind: 'foreign_address', words: ['portal.anders.example'] },
  ]);
  expect(kindsOf({ ...CONTENT, applyMethod: 'external', applyUrl: 'https://jobs.klinik.example/1' })).toEqual([]);
});

test('a neutral title names the work and means everybody', () => {
  expect(toNeutralTitle('Krankenschwester')).toBe('Pflegefachkraft (m/w/d)');
  expect(toNeutralTitle('Stationsleiterin Chirurgie (m/w)')).toBe('Stationsleitung Chirurgie (m/w/d)');
  expect(toNeutralTitle('Oberarzt Kardiologie')).toBe('Oberarzt Kardiologie (m/w/d)');
});

test('texts share all of their words, some or none', () => {
  expect(shareOfWords('Dienst am Tag', 'Dienst am Tag')).toBe(1);
  expect(shareOfWords('Dienst am Tag', 'Dienst in der Nacht')).toBeCloseTo(2 / 7);
  expect(shareOfWords('', '')).toBe(0);
});
