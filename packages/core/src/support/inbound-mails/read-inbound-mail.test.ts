import { expect, test } from 'vitest';
import { readInboundMail } from './read-inbound-mail.ts';

const mail = (head: string[], body: string) =>
  Buffer.from([...head, 'From: Eva <eva@post.example>', 'Message-ID: <1@post.example>', '', body].join('\r\n'));
const HTML = ['Content-Type: text/html; charset=utf-8'];

test.each([
  ['tags that never end', HTML, '<style>'.repeat(300_000)],
  ['breaks that never end', HTML, '<br '.repeat(400_000)],
  ['heads that are none', [], `Am ${'x schrieb '.repeat(30)}:x:\r\n`.repeat(20_000)],
  ['one very long line', [], 'schrieb am '.repeat(200_000)],
  ['answers to answers', [`Subject: ${'Re: '.repeat(20_000)}`], 'Hallo'],
])(
  '%s are read in no time',
  async (_what, head, body) => {
    const begun = performance.now();
    const { text, subject } = await readInboundMail(mail(head, body));
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect([text.length <= 20_000, subject.length <= 150]).toEqual([true, true]);
  },
  20_000,
);

test('what a database cannot hold is left out', async () => {
  const read = await readInboundMail(mail(['Subject: a\0b'], 'Hallo\0 Welt'));
  expect([read.subject, read.text]).toEqual(['ab', 'Hallo Welt']);
});

test('without an address there is nobody to answer', async () => {
  expect((await readInboundMail(Buffer.from('From: nobody\r\n\r\nHallo'))).from).toBeNull();
  expect((await readInboundMail(Buffer.from(''))).from).toBeNull();
});
