import { describe, expect, it } from 'vitest';
import { REGISTRATION_OF } from './registration.schema.ts';

const good = {
  academicTitle: '',
  fullName: 'Jana Albrecht',
  companyName: '',
  email: 'Jana@Posteo.example',
  password: 'Spaetdienst10!',
  terms: true,
};
const fieldsWrong = (role: keyof typeof REGISTRATION_OF, change: object) =>
  REGISTRATION_OF[role].safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('registration', () => {
  it('takes a whole form and writes the address in lower case', () => {
    expect(REGISTRATION_OF.job_seeker.parse(good).email).toBe('jana@posteo.example');
  });

  it('asks employers for their company name, and nobody else', () => {
    expect(fieldsWrong('employer', {})).toEqual(['companyName']);
    expect(fieldsWrong('employer', { companyName: 'Klinikum Rheinhöhe' })).toEqual([]);
  });

  it('needs name, address, password and consent', () => {
    expect(new Set(fieldsWrong('job_seeker', { fullName: ' ', email: 'x', password: '', terms: false }))).toEqual(
      new Set(['fullName', 'email', 'password', 'terms']),
    );
  });

  it.each(['blau-kaffee-herz-94', 'nur kleine wörter', '🩺🩺🩺🩺🩺🩺🩺🩺'])('takes %s as a password', (password) => {
    expect(fieldsWrong('job_seeker', { password })).toEqual([]);
  });

  it.each(['kurz', '🩺🩺🩺🩺', 'ä'.repeat(37)])('refuses %s as a password', (password) => {
    expect(fieldsWrong('job_seeker', { password })).toEqual(['password']);
  });
});
