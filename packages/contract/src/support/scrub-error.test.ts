import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStack, scrubError, scrubFile, scrubPath, scrubText } from './scrub-error.ts';

/** Any text at all, halves of surrogate pairs and control characters too. */
const anything = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 400 })
  .map((codes) => String.fromCharCode(...codes));
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäöüß'), minLength: 2, maxLength: 12 });
const base64url = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'),
  minLength: 24,
  maxLength: 80,
});
const mail = fc.tuple(letters, letters, letters).map(([name, family, host]) => `${name}.${family}@${host}.example`);
const phone = fc
  .tuple(
    fc.constantFrom('+49 ', '0', '(0', '+43 (0) '),
    digits(2, 4),
    fc.constantFrom(' ', '/', '-', ') ', ''),
    digits(5, 8),
  )
  .map((parts) => parts.join(''));
const address = fc.oneof(fc.ipV4(), fc.ipV6());
const secret = fc.oneof(mail, phone, base64url, address, fc.uuid());
const around = fc.constantFrom(
  (secret: string) => `could not send to ${secret}`,
  (secret: string) => `value ${secret} is refused`,
  (secret: string) => `(${secret})`,
  (secret: string) => `Invalid input: "${secret}"`,
  (secret: string) => `GET https://www.example.org/konto?wert=${secret} failed`,
  (secret: string) => `token=${secret}, retry`,
);

it('leaves no mail address, number, token or IP address in a message', () => {
  fc.assert(
    fc.property(secret, around, (hidden, write) => {
      expect(scrubText(write(hidden))).not.toContain(hidden);
    }),
  );
});

it('leaves no longer part of a number or token either', () => {
  fc.assert(
    fc.property(fc.oneof(phone, base64url), around, (hidden, write) => {
      expect(scrubText(write(hidden))).not.toMatch(/\d{5}/u);
    }),
  );
});

it('leaves nothing in quotes that a person may have typed', () => {
  fc.assert(
    fc.property(letters, letters, (name, family) => {
      const typed = `${name} ${family}`;
      for (const quoted of [`"${typed}"`, `'${typed}'`, `„${typed}“`]) {
        expect(scrubText(`no such person ${quoted} here`)).not.toContain(typed);
      }
    }),
  );
});

it.each([
  "Cannot read properties of undefined (reading 'map')",
  'x is not a function',
  'Failed query: duplicate key value violates unique constraint "jobs_slug_key"',
  'connect ECONNREFUSED /run/postgresql',
  'HTTP 502 after 3 tries',
])('keeps what an engineer needs: %s', (message) => {
  expect(scrubText(message)).toBe(message);
});

it('takes any text, in one line of limited length', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const scrubbed = scrubText(text);
      expect(scrubbed.length).toBeLessThanOrEqual(300);
      expect(scrubbed).not.toMatch(/[\n\0]/u);
      expect(scrubbed.isWellFormed()).toBe(true);
    }),
  );
});

it('says of a page where it is and not for whom', () => {
  expect(scrubPath('/jobs/pflegefachkraft-berlin?q=anna#x')).toBe('/jobs/pflegefachkraft-berlin');
  expect(scrubPath('/bewerbungen/0b6f9f5e-9a9e-4a0b-8f3c-1d2e3f405162')).toBe('/bewerbungen/…');
  expect(scrubPath(`/meldung/${'aB3'.repeat(15)}`)).toBe('/meldung/…');
});

it('reads the stacks of all browsers and of the server', () => {
  const v8 = `TypeError: Anna Müller is not a function
    at render (https://www.example.org/assets/job-card-Dk3fA9x_.js?v=geheim:12:34)
    at async Object.submit [as run] (file:///srv/site/apps/server/src/jobs/jobs.routes.ts:5:6)
    at /home/anna/site/node_modules/fastify/lib/reply.js:7:8`;
  expect(readStack(v8)).toEqual([
    { function: 'render', file: 'assets/job-card-Dk3fA9x_.js', line: 12, column: 34 },
    { function: 'async Object.submit [as run]', file: 'apps/server/src/jobs/jobs.routes.ts', line: 5, column: 6 },
    { function: '', file: 'node_modules/fastify/lib/reply.js', line: 7, column: 8 },
  ]);
  expect(readStack('go@https://www.example.org/assets/root-abcdefgh.js:1:2\n@https://www.example.org/x:3:4')).toEqual([
    { function: 'go', file: 'assets/root-abcdefgh.js', line: 1, column: 2 },
    { function: '', file: 'x', line: 3, column: 4 },
  ]);
  expect(scrubFile('/home/anna.meier/eigenes.js')).toBe('eigenes.js');
});

it('keeps of an error its type, its scrubbed message and its calls', () => {
  const stack = 'Error: x\n    at a (/srv/apps/server/src/b.ts:1:2)';
  expect(scrubError({ type: 'Error', message: 'mail to anna@post.example failed', stack })).toEqual({
    type: 'Error',
    message: 'mail to … failed',
    frames: [{ function: 'a', file: 'apps/server/src/b.ts', line: 1, column: 2 }],
  });
});
