import { expect, test } from 'vitest';
import { contentSecurityPolicy, workerPolicy } from './content-security-policy.ts';

const INLINE = { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] };

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );

test('a page may load from its own host only, and start no worker from anything but a file there', () => {
  const policy = contentSecurityPolicy({ isDevelopment: false })(INLINE);
  expect(policy).not.toMatch(/https?:/);
  expect(directives(policy)).toMatchObject({
    'default-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'script-src': "'self' 'sha256-abc='",
    'style-src-elem': "'self' 'sha256-def='",
  });
});

test('a style of maps opens pictures and data to its own origin and to nothing else', () => {
  const mapStyleUrl = 'https://maps.example.org/styles/day.json?key=1';
  const own = directives(contentSecurityPolicy({ isDevelopment: false })(INLINE));
  const opened = directives(contentSecurityPolicy({ isDevelopment: false, mapStyleUrl })(INLINE));
  expect(opened).toEqual({
    ...own,
    'connect-src': "'self' https://maps.example.org",
    'img-src': "'self' https://maps.example.org data: blob:",
  });
});

test('a worker may ask where its page may, and do nothing else', () => {
  expect(workerPolicy(undefined)).toBe("default-src 'none'; connect-src 'self'");
  expect(workerPolicy('https://maps.example.org/a.json')).toBe(
    "default-src 'none'; connect-src 'self' https://maps.example.org",
  );
});

test('development allows the inline code of Vite, which nothing else may', () => {
  const policyOf = (isDevelopment: boolean) => directives(contentSecurityPolicy({ isDevelopment })(INLINE));
  expect(policyOf(true)['script-src']).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
  expect(policyOf(false)['script-src']).not.toContain('unsafe');
});
