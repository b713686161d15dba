import { expect, it } from 'vitest';
import type { Question } from './engine.ts';
import { countFacets, toFaceted } from './facets.ts';
import type { SearchDocument } from './read-documents.ts';

const NOW_S = 1_800_000_000;
const NURSE: SearchDocument = {
  id: '1',
  title: 'Pflegefachkraft',
  employer: 'Klinik',
  department: 'Innere',
  city: 'Wien',
  region: 'Wien',
  text: '',
  country: 'AT',
  category: 'nursing',
  employmentType: 'both',
  experienceLevel: 'mid',
  specialty: null,
  remote: 'onsite',
  employerType: 'hospital',
  employerKinds: ['hospital', 'public'],
  companySize: null,
  shifts: ['night'],
  weekendFree: false,
  featured: false,
  pay: 320_000,
  postedAt: NOW_S - 3 * 86_400,
  lat: 48.2,
  lon: 16.4,
};
const DOCTOR: SearchDocument = { ...NURSE, id: '2', country: 'DE', category: 'doctors', employmentType: 'full_time' };
const ASKED: Question = { q: '', filters: {}, sort: 'newest', page: 1, pageSize: 20 };

it('does not narrow a facet by its own choice', () => {
  const { hits, facets } = countFacets(
    [NURSE, DOCTOR].map(toFaceted),
    { ...ASKED, filters: { country: ['AT'] } },
    NOW_S,
  );
  expect(hits.map(({ id }) => id)).toEqual(['1']);
  expect(facets.country).toEqual({ AT: 1, DE: 1 });
  expect(facets.category).toEqual({ nursing: 1 });
});

it('counts a job of either working time under both, and spans of days within each other', () => {
  const { facets } = countFacets([NURSE, DOCTOR].map(toFaceted), ASKED, NOW_S);
  expect(facets.employmentType).toEqual({ full_time: 2, part_time: 1, both: 1 });
  expect(facets.postedWithin).toEqual({ 7: 2, 14: 2, 30: 2 });
  expect(facets.salary).toEqual({ 3000: 2 });
});

it('leaves out what two choices rule out', () => {
  const filters = { country: ['AT'], category: ['nursing'] };
  const other: SearchDocument = { ...DOCTOR, id: '3' };
  expect(countFacets([NURSE, other].map(toFaceted), { ...ASKED, filters }, NOW_S).facets.country).toEqual({ AT: 1 });
});
