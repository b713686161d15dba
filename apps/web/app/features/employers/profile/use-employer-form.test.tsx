import { describe, expect, it } from 'vitest';
import {
  employerProblems,
  fieldsOfDraft,
  htmlOfText,
  textOfHtml,
  withFacility,
  withOwnership,
} from './use-employer-form.ts';

const whole = fieldsOfDraft({
  name: 'Klinik am See',
  address: { street: null, postalCode: null, city: 'Köln', country: 'DE' },
});

describe('the fields of an employer', () => {
  it('lose nothing when the type changes and comes back', () => {
    const hospital = { ...whole, ...withFacility(whole, 'hospital'), beds: 300 };
    const practice = { ...hospital, ...withFacility(hospital, 'practice'), openingHours: 'Mo bis Fr' };
    expect(practice).toMatchObject({ type: 'practice', beds: 300 });
    expect({ ...practice, ...withFacility(practice, 'rehab_clinic') }).toMatchObject({
      type: 'hospital',
      beds: 300,
      openingHours: 'Mo bis Fr',
    });
  });

  it('keep who owns it when its kind changes', () => {
    const owned = { ...whole, ...withOwnership(whole, 'non_profit') };
    expect(withFacility(owned, 'university_hospital').kinds).toEqual(['hospital', 'academic', 'non_profit']);
    expect(withOwnership(owned, null).kinds).toEqual([]);
  });

  it('keep a text as it was typed, and markup as text', () => {
    expect(htmlOfText('Erste Zeile.\n\nZweite <b>')).toBe('<p>Erste Zeile.</p><p>Zweite &#60;b&#62;</p>');
    expect(textOfHtml('<p>Erste Zeile.</p><ul><li>Zweite &lt;b&gt;</li></ul>')).toBe('Erste Zeile.\nZweite <b>');
  });
});

describe('what appears in the way of saving', () => {
  it('is nothing where name and place are there', () => {
    expect(employerProblems(whole)).toEqual([]);
  });

  it('is named in the order of the form', () => {
    const contact = { name: '', role: 'Leitung', email: 'keine', phone: null, hours: null };
    const address = { street: null, postalCode: '123', city: ' ', country: 'DE' as const };
    const broken = fieldsOfDraft({
      name: 'K',
      website: 'javascript:1',
      email: 'a@b',
      address,
      contact,
      foundedYear: 12,
    });
    expect(employerProblems(broken)).toEqual([
      'name',
      'website',
      'email',
      'postalCode',
      'city',
      'foundedYear',
      'contactName',
      'contactEmail',
    ]);
  });
});
