import { expect, test } from 'vitest';
import { listFailures } from './list-failures.ts';

test('names what failed, where and why, in plain letters', () => {
  const vitest = {
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'takes away', status: 'failed', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'] },
        ],
      },
      { name: 'b.test.ts', message: 'cannot be read', assertionResults: [] },
    ],
  };
  const spec = {
    file: 'c.spec.ts',
    title: 'a journey',
    ok: false,
    tests: [{ results: [{ errors: [{ message: 'no button' }] }] }],
  };
  const browser = { suites: [{ suites: [{ specs: [spec, { ...spec, title: 'another', ok: true }] }] }] };
  expect(listFailures(vitest, browser)).toEqual([
    'failed: a.test.ts: takes away\n    expected 1 to be 2',
    'failed: b.test.ts\n    cannot be read',
    'failed: c.spec.ts: a journey\n    no button',
  ]);
});

test('has nothing to say where nothing ran', () => {
  expect(listFailures(undefined, undefined)).toEqual([]);
});
