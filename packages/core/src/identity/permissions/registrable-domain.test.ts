import fc from 'fast-check';
import { expect, test } from 'vitest';
import freemailDomains from './freemail-domains.json' with { type: 'json' };
import { registrableDomain, workDomainOf } from './registrable-domain.ts';

test.each([
  ['https://www.klinikum-am-park.example/karriere', 'klinikum-am-park.example'],
  ['jobs.spital.co.at', 'spital.co.at'],
  ['HTTPS://Praxis.DE', 'praxis.de'],
  ['https://user:pass@praxis.de:8443/?a=b#c', 'praxis.de'],
  ['https://käse.de', 'käse.de'],
  ['co.at', null],
  ['localhost', null],
  ['http://192.168.0.1/', null],
  ['', null],
  ['keine Adresse', null],
])('%j belongs to %j', (address, domain) => {
  expect(registrableDomain(address)).toBe(domain);
});

test('an address of a freemail provider tells no employer, nor does one of its subdomains', () => {
  fc.assert(
    fc.property(fc.constantFrom(...freemailDomains), fc.constantFrom('', 'mail.', 'a.b.'), (domain, prefix) => {
      expect(workDomainOf(`anna@${prefix}${domain}`)).toBeNull();
    }),
  );
});

test('the domain is read behind the last @, whatever appears before it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (local) => {
      expect(workDomainOf(`${local}@stationen.klinik.de`)).toBe('klinik.de');
    }),
  );
});

test('the list of freemail providers holds registrable domains, each once', () => {
  expect(new Set(freemailDomains).size).toBe(freemailDomains.length);
  expect(freemailDomains.filter((domain) => registrableDomain(domain) !== domain)).toEqual([]);
});
