import { expect, test } from 'vitest';
import { applyTarget, mailLink, phoneLink } from './apply-button.tsx';

const contact = {
  name: 'Petra Wehling',
  role: null,
  email: 'p.wehling@klinik.example',
  phone: '0221 5550-3180',
  hours: null,
};
const job = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  applyMethod: 'external',
  applyUrl: 'https://klinik.example/apply',
  externalUrl: null,
  contact,
} as const;

test('a job that is applied for here leads to its form', () => {
  expect(applyTarget({ ...job, applyMethod: 'here' }, 'x')).toEqual({ kind: 'here', href: `/jobs/${job.id}/bewerben` });
});

test('an external job leads to the page of its employer', () => {
  expect(applyTarget(job, 'x')).toEqual({ kind: 'external', href: 'https://klinik.example/apply' });
  expect(applyTarget({ ...job, applyUrl: null, externalUrl: 'http://klinik.example/48' }, 'x')?.href).toBe(
    'http://klinik.example/48',
  );
});

test('a job by contact leads to a mail with its subject, else to the phone', () => {
  const byContact = { ...job, applyMethod: 'contact' } as const;
  expect(applyTarget(byContact, 'Bewerbung: OTA & mehr')).toEqual({
    kind: 'mail',
    href: 'mailto:p.wehling@klinik.example?subject=Bewerbung%3A%20OTA%20%26%20mehr',
  });
  expect(applyTarget({ ...byContact, contact: { ...contact, email: null } }, 'x')).toEqual({
    kind: 'phone',
    href: 'tel:022155503180',
  });
});

test('an address that is not of the web never becomes a link', () => {
  const script = { ...job, applyUrl: 'javascript:alert(1)', contact: null };
  expect(applyTarget(script, 'x')).toBeNull();
});

test('a mail address cannot bring headers of its own', () => {
  expect(mailLink('a@b.example?bcc=c@d.example', 'x')).toBe('mailto:a@b.example%3Fbcc%3Dc@d.example?subject=x');
});

test('a phone number is dialled without its decoration', () => {
  expect(phoneLink('+49 (0) 221 / 5550-31')).toBe('tel:+49221555031');
});
