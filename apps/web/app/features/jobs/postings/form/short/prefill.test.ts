import type { OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { loadJobTemplates } from '@stellenvisite/contract/jobs/job-templates';
import { judgePosting } from '@stellenvisite/contract/jobs/posting-hints';
import { describe, expect, it } from 'vitest';
import { isFilled, prefillOf, ROWS, sourceOf, usualTemplate } from './prefill.ts';
import { contentOf, findTemplate, replaceTemplate } from './template-content.ts';

const templates = await loadJobTemplates('de');
const templateOf = (key: string) => {
  const found = templates.find((template) => template.key === key);
  if (!found) throw new Error(`no template ${key}`);
  return found;
};
const MFA = templateOf('mfa');

const PRACTICE = {
  name: 'Praxis Dr. Rehm',
  type: 'practice',
  facility: 'practice',
  address: { street: 'Hauptstraße 12', postalCode: '51465', city: 'Bergisch Gladbach', country: 'DE' },
  phone: '02202 555 018',
  contact: null,
  benefits: ['Fahrtkostenzuschuss'],
  openingHours: 'Mo, Di, Do, Fr 07:45–14:00',
} as unknown as OwnEmployer;

describe('the values a practice begins with', () => {
  const prefill = prefillOf({ employer: PRACTICE, writer: 'Dr. Jana Rehm', template: MFA });

  it('come from profile, template and account, and each row names its source', () => {
    const sources = ROWS.map((row) => [row, sourceOf(row, prefill.content, prefill)]);
    expect(Object.fromEntries(sources)).toEqual({
      title: 'template',
      place: 'profile',
      extent: null,
      contract: 'usual',
      pay: null,
      start: null,
      week: 'hours',
      tasks: 'template',
      offers: 'profile',
      contact: 'account',
    });
    expect(ROWS.filter((row) => !isFilled(row, prefill.content))).toEqual(['extent', 'pay', 'start']);
    expect(prefill.content.contact).toMatchObject({ name: 'Dr. Jana Rehm', phone: '02202 555 018' });
  });

  it('lose their source with the first change', () => {
    const changed: JobContent = { ...prefill.content, title: 'MFA (m/w/d)', benefits: [] };
    expect(sourceOf('title', changed, prefill)).toBeNull();
    expect(sourceOf('offers', changed, prefill)).toBeNull();
    expect(sourceOf('place', changed, prefill)).toBe('profile');
  });
});

it('begins with the template of the practice, and with none for other employers', () => {
  expect(usualTemplate(PRACTICE)).toBe('mfa');
  expect(usualTemplate(PRACTICE, ['doctors'])).toBe('gp');
  expect(usualTemplate({ type: 'practice', facility: 'dental_practice' })).toBe('zfa');
  expect(usualTemplate({ type: 'hospital', facility: 'hospital' })).toBeNull();
  for (const key of ['mfa', 'gp', 'reception', 'zfa', 'physio']) expect(templateOf(key).key).toBe(key);
});

it('gives an empty form no points', () => {
  expect(judgePosting({}).score).toBe(0);
});

describe('a title that names another occupation', () => {
  it('finds the template of that occupation', () => {
    expect(findTemplate(templates, 'Zahnmedizinische/-r Fachangestellte/-r (m/w/d) Prophylaxe')?.key).toBe('zfa');
    expect(findTemplate(templates, 'Praxismanager/-in (m/w/d)')?.key).toBe('practice-manager');
    expect(findTemplate(templates, 'Raumpflege')).toBeNull();
  });

  it('takes the texts of the other one along, or none, and leaves what somebody wrote', () => {
    const content = contentOf(MFA);
    const zfa = templateOf('zfa');
    expect(replaceTemplate(content, MFA, zfa)).toEqual({
      introHtml: contentOf(zfa).introHtml,
      sections: contentOf(zfa).sections,
      requirements: contentOf(zfa).requirements,
    });
    const own = { ...content, introHtml: '<p>Unser Team sucht Sie.</p>' };
    expect(replaceTemplate(own, MFA, null)).toEqual({ sections: [], requirements: [] });
  });
});
