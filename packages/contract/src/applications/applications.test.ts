import { expect, test } from 'vitest';
import {
  APPLICATION_MOVERS,
  APPLICATION_STATUSES,
  type ApplicationMover,
  applicationReference,
  canMove,
  OPEN_APPLICATION_STATUSES,
  SHOWN_APPLICATION_STATUSES,
  statusesBefore,
  toShownStatus,
} from './applications.ts';

/** Every move there is; whatever is not in this list is refused. */
const PERMITTED: Record<ApplicationMover, string[]> = {
  applicant: ['applied → withdrawn', 'interview → withdrawn', 'interview → hired'],
  employer: ['applied → interview', 'applied → rejected', 'interview → rejected'],
  ats: ['applied → interview', 'applied → rejected', 'interview → rejected', 'interview → hired'],
  tracker: [
    'applied → interview',
    'applied → rejected',
    'applied → withdrawn',
    'interview → rejected',
    'interview → withdrawn',
    'interview → hired',
  ],
};

test.each(APPLICATION_MOVERS)('the %s moves an application along the table and no other way', (mover) => {
  const moves = SHOWN_APPLICATION_STATUSES.flatMap((from) =>
    APPLICATION_STATUSES.filter((to) => canMove(mover, from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves.sort()).toEqual(PERMITTED[mover].sort());
});

test('what was decided or withdrawn is final, and every open status can be withdrawn', () => {
  expect(statusesBefore('applicant', 'withdrawn')).toEqual(OPEN_APPLICATION_STATUSES);
  for (const mover of APPLICATION_MOVERS) expect(statusesBefore(mover, 'applied')).toEqual([]);
});

test('a status of another version reads as unknown', () => {
  expect(['hired', 'on_hold', ''].map(toShownStatus)).toEqual(['hired', 'unknown', 'unknown']);
});

test('the reference is a number that can be stated on the phone', () => {
  expect([418, 20_418, 1_020_418].map(applicationReference)).toEqual(['B-418', 'B-20 418', 'B-1 020 418']);
});
