import { BOARD_COLUMNS, type BoardColumn } from '@stellenvisite/contract/applications/received-applications';
import { expect, test } from 'vitest';
import { refuseMove } from './use-moves.tsx';

const OPENED = '2026-11-10T08:00:00.000Z';
const OFFER = {
  sentAt: OPENED,
  answerBy: '2026-11-17',
  answer: null,
  answeredAt: null,
  reply: '',
  phoneAnswer: null,
} as const;
const AT = {
  new: { status: 'applied', openedAt: null, offer: null },
  seen: { status: 'applied', openedAt: OPENED, offer: null },
  interview: { status: 'interview', openedAt: OPENED, offer: { ...OFFER, answer: 'declined' } },
  offer: { status: 'interview', openedAt: OPENED, offer: OFFER },
  hired: { status: 'hired', openedAt: OPENED, offer: { ...OFFER, answer: 'accepted' } },
  rejected: { status: 'rejected', openedAt: null, offer: null },
} as const;

test.each<[BoardColumn, (string | null)[]]>([
  ['new', ['same', null, null, 'inviteFirst', 'inviteFirst', null]],
  ['seen', ['back', 'same', null, 'inviteFirst', 'inviteFirst', null]],
  ['interview', ['back', 'back', 'same', null, 'acceptFirst', null]],
  ['offer', ['back', 'back', 'offerOpen', 'same', 'acceptFirst', null]],
  ['hired', ['decided', 'decided', 'decided', 'decided', 'same', 'decided']],
  ['rejected', ['decided', 'decided', 'decided', 'decided', 'decided', 'same']],
])('from %s a card moves along the transition table and no other way', (from, expected) => {
  expect(BOARD_COLUMNS.map((to) => refuseMove(AT[from], to))).toEqual(expected);
});
