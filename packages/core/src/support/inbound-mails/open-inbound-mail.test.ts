import { expect, it, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { openInboundMail } from './open-inbound-mail.ts';

const ctx = { db: {}, limits: { take: async () => ({ ok: true }) }, log: { warn: () => {} } } as unknown as Context;
const mailOf = (type: string, body: string) =>
  Buffer.from(`From: eva@post.example\r\nMessage-ID: <1@post.example>\r\nContent-Type: ${type}\r\n\r\n${body}`);

it.each([
  ['a mail of empty parts', 'multipart/mixed; boundary=a', '--a\r\n'.repeat(990_000)],
  ['a mail of many lines', 'text/plain', 'x\r\n'.repeat(1_600_000)],
  ['a mail of boundaries', 'multipart/mixed; boundary=a', 'boundary=a '.repeat(400_000)],
  ['a mail of markup', 'text/html; charset=utf-8', '<style>'.repeat(700_000)],
])(
  'of %s the thread that answers reads the head alone',
  async (_, type, body) => {
    const raw = mailOf(type, body);
    const decode = vi.spyOn(Buffer.prototype, 'toString');
    await openInboundMail(ctx, raw).catch(() => undefined);
    const sizes = decode.mock.contexts.map((buffer) => buffer.byteLength);
    decode.mockRestore();
    expect(Math.max(...sizes)).toBeLessThanOrEqual(65_536);
  },
  30_000,
);

it.each([
  ['empty parts', 'multipart/mixed; boundary=a', '--a\r\n'.repeat(6_000)],
  ['parts with boundaries of their own', 'multipart/mixed; boundary=a', 'boundary=x\r\n--a\r\n'.repeat(300)],
  ['lines', 'text/plain', 'x\r\n'.repeat(150_001)],
])(
  'too many %s are refused',
  async (_, type, body) => {
    await expect(openInboundMail(ctx, mailOf(type, body))).rejects.toMatchObject({ code: 'request.invalid' });
  },
  30_000,
);
