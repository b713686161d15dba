import { describe, expect, it } from 'vitest';
import { REGISTRATION_OF } from './registration.schema.ts';

const good = {
  academicTitle: '',
  fullName: 'Jana Albrecht',
  companyName: '',
  email: 'Jana@Posteo.example',
  password: 'Spaetdienst10!',
  confirmation: 'Spaetdienst10!',
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

  it('needs name, address, both passwords and consent', () => {
    expect(
      new Set(fieldsWrong('job_seeker', { fullName: ' ', email: 'x', password: '', confirmation: '', terms: false })),
    ).toEqual(new Set(['fullName', 'email', 'password', 'confirmation', 'terms']));
  });

  it('refuses a second password that differs', () => {
    expect(fieldsWrong('job_seeker', { confirmation: 'Spaetdienst11!' })).toEqual(['confirmation']);
  });
});
