import { beforeEach, expect, test, vi } from 'vitest';
import { type OutgoingMessage, openOutbox } from './outbox.ts';

const MESSAGE: OutgoingMessage = {
  clientId: 'c1',
  applicationId: 'a1',
  text: 'Guten Tag',
  files: [],
  writtenAt: '2026-11-16T11:00:00.000Z',
  refusal: null,
};
const open = (who = 'anna') => openOutbox(who, localStorage);

beforeEach(() => localStorage.clear());

test('drafts and messages on their way outlive a reload, and what was being sent waits to be sent again', () => {
  const outbox = open();
  outbox.saveDraft('a2', { text: 'Noch nicht fertig', files: [] });
  outbox.add(MESSAGE);
  const reopened = open();
  expect(reopened.draftOf('a2').text).toBe('Noch nicht fertig');
  expect(reopened.outgoing()).toEqual([{ ...MESSAGE, refusal: 'server.unavailable' }]);
});

test('a draft that is sent is no draft any more, and nothing is left once it has arrived', () => {
  const outbox = open();
  const listener = vi.fn();
  outbox.subscribe(listener);
  outbox.saveDraft('a1', { text: 'Guten Tag', files: [] });
  outbox.add(MESSAGE);
  expect(outbox.draftOf('a1').text).toBe('');
  outbox.markRefused('c1', 'message.blocked');
  expect(outbox.outgoing()[0]?.refusal).toBe('message.blocked');
  outbox.markSending('c1');
  expect(outbox.outgoing()[0]?.refusal).toBeNull();
  outbox.remove('c1');
  expect(localStorage.length).toBe(0);
  expect(listener).toHaveBeenCalledTimes(4);
});

test('whoever signs in next on this device finds nothing of it', () => {
  open('anna').saveDraft('a1', { text: 'Nur für mich', files: [] });
  open('bea');
  expect(JSON.stringify(localStorage)).not.toContain('Nur für mich');
});

test('two tabs keep what the other has written', () => {
  const [first, second] = [open(), open()];
  first.add(MESSAGE);
  second.saveDraft('a2', { text: 'Im zweiten Fenster', files: [] });
  const later = open();
  expect(later.outgoing()).toHaveLength(1);
  expect(later.draftOf('a2').text).toBe('Im zweiten Fenster');
});

test('what cannot be read is left out', () => {
  localStorage.setItem('messages:anna:outgoing:c1', '{');
  expect(open().outgoing()).toEqual([]);
});
