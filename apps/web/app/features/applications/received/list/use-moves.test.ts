import { BOARD_COLUMNS, type BoardColumn } from '@stellenvisite/contract/applications/received-applications';
import { expect, test } from 'vitest';
import { refuseMove } from './use-moves.tsx';

const OPENED = '2026-11-10T08:00:00.000Z';
const AT = {
  new: { status: 'applied', openedAt: null },
  seen: { status: 'applied', openedAt: OPENED },
  interview: { status: 'interview', openedAt: OPENED },
  hired: { status: 'hired', openedAt: OPENED },
  rejected: { status: 'rejected', openedAt: null },
} as const;

test.each<[BoardColumn, (string | null)[]]>([
  ['new', ['same', null, null, 'inviteFirst', null]],
  ['seen', ['back', 'same', null, 'inviteFirst', null]],
  ['interview', ['back', 'back', 'same', null, null]],
  ['hired', ['decided', 'decided', 'decided', 'same', 'decided']],
  ['rejected', ['decided', 'decided', 'decided', 'decided', 'same']],
])('from %s a card moves along the transition table and no other way', (from, expected) => {
  expect(BOARD_COLUMNS.map((to) => refuseMove(AT[from], to))).toEqual(expected);
});
