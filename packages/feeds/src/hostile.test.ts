import { expect, test } from 'vitest';
import { entriesOf, jobsOf, problemsOf, sampleOf } from './adapters/read-sample.fixture.ts';
import type { FeedEntry } from './feed-job.ts';
import { type ReadFeedOptions, readFeed } from './read-feed.ts';
import { recogniseFeed } from './recognise-feed.ts';

const INDEED = { as: { format: 'indeed' } } as const satisfies ReadFeedOptions;
const MEGABYTE = 1_000_000;

const codesOf = (entries: readonly FeedEntry[]) =>
  problemsOf(entries).map((problem) => problem.kind === 'problem' && problem.code);

/** Never ends by itself: only a reader that stops can. */
function* endless(beginning: string, again: string): Generator<Uint8Array> {
  yield Buffer.from(beginning);
  const piece = Buffer.from(again.repeat(Math.ceil(50_000 / again.length)));
  for (;;) yield piece;
}

async function readEndless(beginning: string, again: string, options: ReadFeedOptions) {
  const entries: FeedEntry[] = [];
  let jobs = 0;
  let heap = 0;
  for await (const entry of readFeed(endless(beginning, again), options)) {
    if (entry.kind === 'job') jobs += 1;
    else entries.push(entry);
    if (jobs % 1_000 === 0) heap = Math.max(heap, process.memoryUsage().heapUsed);
  }
  return { codes: codesOf(entries), end: entries.at(-1), jobs, heap };
}

test.each([
  ['entity-bomb.xml', 'doctype'],
  ['external-entity.xml', 'doctype'],
])('%s is refused before anything of it is expanded', async (name, code) => {
  const entries = await entriesOf(sampleOf(`hostile/${name}`), INDEED);
  expect(codesOf(entries)).toEqual([code]);
  expect(jobsOf(entries)).toEqual([]);
  expect(entries.at(-1)).toMatchObject({ isComplete: false });
});

test('deep nesting is refused in XML and JSON, inside of an item and around it', async () => {
  const deep = (before: string) => before + '<a>'.repeat(100_000);
  expect(codesOf(await entriesOf(deep('<source><job>'), INDEED))).toEqual(['too_deep']);
  expect(codesOf(await entriesOf(deep('<source>'), INDEED))).toEqual(['too_deep']);
  const json = { as: { format: 'recruitee' } } as const;
  expect(codesOf(await entriesOf(`{"offers":[{"a":${'['.repeat(100_000)}`, json))).toEqual(['too_deep']);
  expect(codesOf(await entriesOf(`{"a":${'['.repeat(100_000)}`, json))).toEqual(['too_deep']);
});

test('structured data of a page that is nested too deeply is left out', async () => {
  const block = `<script type="application/ld+json">${'['.repeat(200_000)}${']'.repeat(200_000)}</script>`;
  const entries = await entriesOf(`<html>${block}</html>`, { as: { format: 'json-ld' } });
  expect(codesOf(entries)).toEqual(['item_malformed']);
  expect(recogniseFeed(Buffer.from(`<html>${block}</html>`))).toMatchObject({ format: 'html' });
});

test('a page of elements that nobody closes is given up before it takes long', async () => {
  const page = { as: { format: 'json-ld' } } as const;
  const { codes } = await readEndless('<html><body>', '<div>', page);
  expect(codes).toEqual(['too_deep']);
});

test.each([
  ['open elements of a page', '<html>', '<div>', 'html'],
  ['nested elements with text', '', '<a>x', 'mapped'],
  ['empty scripts', '<html>', '<script type="application/ld+json">{}</script>', 'html'],
])('the format of a megabyte of %s is recognised in little time', (_, beginning, again, format) => {
  const head = Buffer.from(beginning + again.repeat(MEGABYTE / again.length));
  const before = process.threadCpuUsage();
  expect(recogniseFeed(head)).toMatchObject({ format });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});

test.each([
  ['text', '<source><job><title>', 'x'],
  ['an attribute', '<source><job a="', 'x'],
  ['a comment', '<source><!--', 'x'],
  ['CDATA', '<source><job><title><![CDATA[', 'x'],
  ['a name', '<source><job><', 'x'],
])('a feed that never ends within %s is given up', async (_, beginning, again) => {
  const { codes } = await readEndless(beginning, again, { ...INDEED, limits: { textCharacters: MEGABYTE } });
  expect(codes).toEqual(['text_too_long']);
});

test('a JSON string and a script that never end are given up', async () => {
  const limits = { textCharacters: MEGABYTE, bytes: 5 * MEGABYTE };
  const json = { as: { format: 'recruitee' }, limits } as const;
  expect((await readEndless('{"a":"', 'x', json)).codes).toEqual(['text_too_long']);
  expect((await readEndless('{"offers":[{"title":"', 'x', json)).codes).toEqual(['too_large']);
  const page = { as: { format: 'json-ld' }, limits } as const;
  expect((await readEndless('<html><script type="application/ld+json">', 'x', page)).codes).toEqual(['too_large']);
});

test('endless items end at the limit of items or bytes, in memory that does not grow', async () => {
  const again = `<job><referencenumber>1</referencenumber><title>MFA</title><description>${'Text '.repeat(400)}</description></job>`;
  const before = process.memoryUsage().heapUsed;
  const { codes, end, jobs, heap } = await readEndless('<source>', again, { ...INDEED, limits: { items: 20_000 } });
  expect(codes).toEqual(['too_many_items']);
  expect(end).toMatchObject({ kind: 'end', isComplete: false });
  expect(jobs).toBe(20_000);
  expect(heap - before).toBeLessThan(100 * MEGABYTE);
  const byBytes = await readEndless('<source>', again, { ...INDEED, limits: { bytes: 2 * MEGABYTE } });
  expect(byBytes.codes).toEqual(['too_large']);
});

test('an item that is too large is left out, the others are read', async () => {
  const large = '<c>0123456789</c>'.repeat(30_000);
  const feed = `<source><job><title>A</title></job><job>${large}</job><job><title>B</title></job></source>`;
  const entries = await entriesOf(feed, { ...INDEED, limits: { itemCharacters: 100_000 } });
  expect(codesOf(entries)).toEqual(['item_too_large']);
  expect(jobsOf(entries).map(({ title }) => title)).toEqual(['A', 'B']);
  expect(entries.at(-1)).toMatchObject({ isComplete: true, items: 2 });
  const json = `{"offers":[{"title":"A"},{"title":"${'x'.repeat(200_000)}"},{"title":"B"}]}`;
  const read = await entriesOf(json, { as: { format: 'recruitee' }, limits: { itemCharacters: 100_000 } });
  expect(codesOf(read)).toEqual(['item_too_large']);
  expect(jobsOf(read).map(({ title }) => title)).toEqual(['A', 'B']);
});

test('an item of JSON that cannot be parsed is left out, the others are read', async () => {
  const entries = await entriesOf('{"offers":[{"title":"A"},\n{"title":oops},\n{"title":"B"}]}', {
    as: { format: 'recruitee' },
  });
  expect(entries.find(({ kind }) => kind === 'problem')).toMatchObject({ code: 'item_malformed', line: 2 });
  expect(jobsOf(entries).map(({ title }) => title)).toEqual(['A', 'B']);
});

test('a document that breaks off is not complete, and its whole items are known', async () => {
  const entries = await entriesOf(sampleOf('hostile/truncated.xml'), INDEED);
  expect(jobsOf(entries).map(({ title }) => title)).toEqual(['Hebamme']);
  expect(entries.at(-2)).toMatchObject({ kind: 'problem', code: 'truncated' });
  expect(entries.at(-1)).toMatchObject({ kind: 'end', isComplete: false });
  for (const [text, format] of [
    ['{"offers":[{"title":"A"},', 'recruitee'],
    ['<html><body><script type="application/ld+json">{"@type"', 'json-ld'],
    ['<html><body><p>', 'json-ld'],
  ] as const) {
    expect((await entriesOf(text, { as: { format } })).at(-1)).toMatchObject({ isComplete: false });
  }
});

test('a login page, an error in words and nothing at all are distinguished', async () => {
  const page = sampleOf('page-without-jobs.html');
  expect(codesOf(await entriesOf(page, INDEED))).toEqual(['html']);
  expect(codesOf(await entriesOf('', INDEED))).toEqual(['empty']);
  expect(codesOf(await entriesOf(' \n\n ', INDEED))).toEqual(['empty']);
  expect(codesOf(await entriesOf('Too many requests', INDEED))).toEqual(['not_well_formed']);
  expect(codesOf(await entriesOf('<jobs><job/></jobs>', { as: { format: 'personio' } }))).toEqual(['unexpected_root']);
});

test('scripts do not become addresses, and everything else stays the text it is', async () => {
  const [job] = jobsOf(await entriesOf(sampleOf('hostile/injection.xml'), INDEED));
  expect(job).toMatchObject({
    url: null,
    applyUrl: null,
    applyEmail: null,
    externalId: '../../../etc/passwd',
    places: [{ city: "Köln'; DROP TABLE jobs; --" }],
  });
  expect(job?.unread.map(({ field }) => field)).toEqual(['url', 'applyEmail']);
});

test('entities of HTML are read in XML too, and a bare ampersand is repaired and reported', async () => {
  const entries = await entriesOf(sampleOf('hostile/unescaped.xml'), INDEED);
  expect(jobsOf(entries)).toMatchObject([
    { title: 'Pflege & Betreuung', places: [{ city: 'Köln' }] },
    { url: 'https://stellen.example/?a=1&b=2' },
  ]);
  expect(codesOf(entries)).toEqual(['characters_repaired']);
  expect(entries.at(-1)).toMatchObject({ isComplete: true });
});

test('tags that do not fit end the reading at their line', async () => {
  const feed = '<source>\n<job>\n<title>A</job>\n</source>';
  expect((await entriesOf(feed, INDEED))[0]).toMatchObject({
    code: 'not_well_formed',
    line: 3,
    excerpt: [
      { line: 2, text: '<job>' },
      { line: 3, text: '<title>A</job>' },
      { line: 4, text: '</source>' },
    ],
  });
});

test('characters that a database does not accept are left out', async () => {
  const xml = await entriesOf('<source><job><title>A\u0001B</title></job></source>', INDEED);
  expect(codesOf(xml)).toEqual(['characters_repaired']);
  expect(jobsOf(xml)[0]?.title).toBe('AB');
  const json = await entriesOf('{"offers":[{"title":"A\\u0000B\\ud800"}]}', { as: { format: 'recruitee' } });
  expect(jobsOf(json)[0]?.title).toBe('AB\uFFFD');
});
