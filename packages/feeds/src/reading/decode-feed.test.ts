import { expect, test } from 'vitest';
import { entriesOf, jobsOf, problemsOf } from '../adapters/read-sample.fixture.ts';

const TITLE = 'Ärztin für Übergangspflege, 3.200 €';
const feed = (encoding: string | null) =>
  `<?xml version="1.0"${encoding ? ` encoding="${encoding}"` : ''}?>\n<source>\n${' '.repeat(600)}<job><title>${TITLE}</title></job></source>`;

/** Windows-1252 has the euro sign where Latin-1 has a control character. */
const latin1 = (text: string) => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

async function read(bytes: Uint8Array, contentType?: string, size = 64) {
  const entries = await entriesOf(bytes, { as: { format: 'indeed' }, contentType }, size);
  const hints = problemsOf(entries).map((problem) => problem.kind === 'problem' && problem.code);
  const encoding = entries.find(({ kind }) => kind === 'header');
  return { title: jobsOf(entries)[0]?.title, hints, encoding: encoding?.kind === 'header' ? encoding.encoding : null };
}

test.each<[string, Uint8Array, string | undefined, string]>([
  ['UTF-8', Buffer.from(feed('UTF-8')), undefined, 'utf-8'],
  ['UTF-8 that nobody declared', Buffer.from(feed(null)), undefined, 'utf-8'],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${feed('UTF-8')}`), undefined, 'utf-8'],
  ['Latin-1 by its prolog', latin1(feed('ISO-8859-1')), undefined, 'windows-1252'],
  ['Latin-1 by its content type', latin1(feed(null)), 'application/xml; charset=iso-8859-1', 'windows-1252'],
  ['Windows-1252', latin1(feed('windows-1252')), undefined, 'windows-1252'],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${feed('UTF-16')}`, 'utf16le'), undefined, 'utf-16le'],
  ['UTF-16 the other way round', utf16be(feed('UTF-16')), undefined, 'utf-16be'],
  ['UTF-16 without a mark', Buffer.from(feed('UTF-16'), 'utf16le'), undefined, 'utf-16le'],
])('%s is read', async (_, bytes, contentType, encoding) => {
  for (const size of [1, 3, 64, 100_000]) {
    expect(await read(bytes, contentType, size)).toEqual({ title: TITLE, hints: [], encoding });
  }
});

test('a wrong declaration is repaired where the bytes leave no doubt, and reported', async () => {
  for (const size of [1, 64]) {
    expect(await read(latin1(feed('UTF-8')), undefined, size)).toMatchObject({
      title: TITLE,
      hints: ['encoding_repaired'],
    });
    expect(await read(Buffer.from(feed('ISO-8859-1')), undefined, size)).toMatchObject({
      title: TITLE,
      hints: ['encoding_repaired'],
    });
  }
});

test('bytes that are no character in a document of UTF-8 are reported', async () => {
  const [before, after] = feed('UTF-8').split('3.200');
  const bytes = Buffer.concat([Buffer.from(before ?? ''), Buffer.from([0xe4]), Buffer.from(after ?? '')]);
  const { title, hints } = await read(bytes);
  expect(hints).toEqual(['encoding_mixed']);
  expect(title).toContain('Ärztin');
});

test('an encoding that no decoder knows ends the reading', async () => {
  expect(await read(Buffer.from(feed('x-klingon')))).toMatchObject({ hints: ['unknown_encoding'], encoding: null });
});
