import {
  convertArticlePicture,
  convertArticlePictureJob,
} from '@stellenvisite/core/content/articles/pictures/manage-pictures';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { articlePictures, articles } from '@stellenvisite/db/schema/content/articles';
import { deletedFiles } from '@stellenvisite/db/schema/platform/files';
import { DEMO_ARTICLES, fillDemoArticles } from '@stellenvisite/demo/filling/fill-demo-articles';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createAdminPerson, signInAdmin } from '../../testing/people.ts';

const NOW = new Date('2026-11-16T10:00:00Z');
const { app, database, services } = await buildTestApp({ now: () => NOW });
const { db } = database;
await installQueues(database, [convertArticlePictureJob]);
const drawn: string[] = [];
await fillDemoArticles(db, { seed: 'test', now: NOW, store: { put: async (key) => void drawn.push(key) } });

const get = async (path: string, language = 'de') =>
  (await app.inject({ url: path, headers: { 'accept-language': language } })).json();
const slugsOf = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);

describe('the list', () => {
  test('has one more on its first page, the newest first, and every article once', async () => {
    const pages = [await get('/api/articles'), await get('/api/articles?page=2')];
    expect(pages.map(({ items }) => items.length)).toEqual([7, 5]);
    expect(slugsOf(pages[0])[0]).toBe('dauernachtwache');
    expect(new Set(pages.flatMap(slugsOf)).size).toBe(DEMO_ARTICLES.length);
    expect(slugsOf({ items: pages[0].mostRead })[0]).toBe('stufenaufstieg-im-tvoed-p');
  });

  test('is narrowed by topic and by words, and counts the topics for those words', async () => {
    expect(slugsOf(await get('/api/articles?topic=employers'))).toEqual([
      'stellenanzeige-die-gelesen-wird',
      'bewerbungen-schnell-beantworten',
    ]);
    const found = await get('/api/articles?q=Rufbereitschaft');
    expect(slugsOf(found)).toContain('arbeitszeitgesetz-kurz-erklaert');
    expect(found.topics).toContainEqual({ value: 'employers', count: 0 });
    expect(slugsOf(await get('/api/articles?q=100%25%20sicher'))).toEqual([]);
  });

  test('leaves out drafts and what is to come', async () => {
    await db.update(articles).set({ publishedAt: null }).where(eq(articles.slug, 'hospitation'));
    await db
      .update(articles)
      .set({ publishedAt: new Date(NOW.getTime() + 1) })
      .where(eq(articles.slug, 'lohnzettel-lesen'));
    expect((await get('/api/articles')).total).toBe(DEMO_ARTICLES.length - 2);
    for (const slug of ['hospitation', 'lohnzettel-lesen', 'gibt-es-nicht'])
      expect((await get(`/api/articles/${slug}`)).code).toBe('article.not_found');
    const rss = (await app.inject('/blog/feed.xml')).body;
    expect(rss.match(/<item>/g)).toHaveLength(DEMO_ARTICLES.length - 2);
    await db.update(articles).set({ publishedAt: NOW });
  });
});

test('an article is served in the requested language, with sections, sources and further reading', async () => {
  const article = await get('/api/articles/dauernachtwache', 'en');
  expect(article.title).toBe('Permanent night duty: what it brings, what it costs');
  expect(article.sections[0]).toMatchObject({ id: 'who-works-nights-only' });
  expect(article.readOn[0].topic).toBe('roster');
});

test.each(DEMO_ARTICLES.flatMap(({ slug }) => ['de', 'en'].map((language) => ({ slug, language }))))(
  '$slug has a picture in $language; every source that it names is there, and every source is named',
  async ({ slug, language }) => {
    const { sections, sources } = await get(`/api/articles/${slug}`, language);
    expect(sections[0].html).toContain('<figure>');
    expect(drawn).toContain(`demo/articles/${slug}.svg`);
    const named = sections.flatMap(({ html }: { html: string }) =>
      [...html.matchAll(/#quelle-(\d+)/g)].map(([, number]) => Number(number)),
    );
    expect([...new Set(named)].sort()).toEqual(sources.map((_: string, index: number) => index + 1));
  },
);

test('readings and ratings are counted, and nobody with them', async () => {
  const post = (path: string, payload?: object) =>
    app.inject({ method: 'POST', url: `/api/articles/${path}`, ...(payload && { payload }) });
  expect((await post('dauernachtwache/readings')).statusCode).toBe(204);
  expect((await post('dauernachtwache/ratings', { isHelpful: false })).statusCode).toBe(204);
  expect((await post('gibt-es-nicht/readings')).json().code).toBe('article.not_found');
  const [row] = await db.select().from(articles).where(eq(articles.slug, 'dauernachtwache'));
  expect(row).toMatchObject({ reads: 2141, helpful: 0, unhelpful: 1 });
});

describe('the editor', () => {
  const TEXT = { title: 'Titel', lead: 'Vorspann', summary: [], bodyHtml: '<p>Text</p>', sources: [], authorRole: '' };
  const ARTICLE = {
    slug: 'ein-neuer-artikel',
    topic: 'roster',
    category: null,
    drawing: 'books',
    texts: { de: { ...TEXT, bodyHtml: '<h3>Eins</h3><p>Text<img src=x onerror=y></p>' }, en: { ...TEXT, title: '' } },
    authorName: 'Lea Wollmann',
    reviewedBy: null,
    jobSearch: '',
  };
  const isPublic = async () => (await get(`/api/articles/${ARTICLE.slug}`)).code !== 'article.not_found';

  test('a draft is nobody else’s, is published whole or not at all, and keeps its address then', async () => {
    await createAdminPerson(db, 'ada@amt.example');
    const admin = await signInAdmin(app, 'ada@amt.example');
    const created = (await admin.call('POST', '/api/admin/articles', ARTICLE)).json();
    expect(created).toMatchObject({ state: 'draft', texts: { de: { bodyHtml: '<h3>Eins</h3><p>Text</p>' } } });
    expect(await isPublic()).toBe(false);
    const preview = (await admin.call('GET', `/api/admin/articles/${created.id}/preview`)).json();
    expect(preview.sections).toEqual([{ id: 'eins', title: 'Eins', html: '<p>Text</p>' }]);
    expect((await admin.call('POST', '/api/admin/articles', ARTICLE)).json().code).toBe('article.slug_taken');
    const second = { ...ARTICLE, slug: 'zugleich' };
    const atOnce = await Promise.all([1, 2, 3].map(() => admin.call('POST', '/api/admin/articles', second)));
    expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const taken = await admin.call('PATCH', `/api/admin/articles/${created.id}`, second);
    expect(taken.json().code).toBe('article.slug_taken');

    const publish = (publishedAt: string | null) =>
      admin.call('POST', `/api/admin/articles/${created.id}/publication`, { publishedAt });
    expect((await publish(NOW.toISOString())).json().code).toBe('article.incomplete');
    const whole = { ...ARTICLE, texts: { de: TEXT, en: TEXT } };
    await admin.call('PATCH', `/api/admin/articles/${created.id}`, whole);
    expect((await publish('2027-01-01T06:00:00.000Z')).json().state).toBe('scheduled');
    expect(await isPublic()).toBe(false);
    expect((await publish(NOW.toISOString())).json().state).toBe('published');
    expect(await isPublic()).toBe(true);
    const moved = await admin.call('PATCH', `/api/admin/articles/${created.id}`, { ...whole, slug: 'anders' });
    expect(moved.json().code).toBe('article.slug_fixed');
    expect((await admin.call('DELETE', `/api/admin/articles/${created.id}`)).json().code).toBe('article.published');
    await publish(null);
    expect((await admin.call('DELETE', `/api/admin/articles/${created.id}`)).statusCode).toBe(204);
    const log = (await admin.call('GET', '/api/admin/acts')).json();
    expect(log.items?.map(({ action }: { action: string }) => action) ?? []).toContain('article.published');
  });
});

describe('pictures', () => {
  const ALT = { de: 'Pflegekraft am Dienstplan', en: 'A nurse at the roster' };
  const CAPTION = { de: 'Auf Station <4A>', en: 'On ward <4A>' };
  const SLUG = 'dauernachtwache';

  async function upload(admin: Caller, content: Buffer): Promise<string> {
    const head =
      '--grenze\r\ncontent-disposition: form-data; name="file"; filename="DSC_1.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
    const { body } = await app.inject({
      method: 'POST',
      url: '/api/files?purpose=picture',
      headers: { 'content-type': 'multipart/form-data; boundary=grenze', authorization: `Bearer ${admin.token}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--grenze--\r\n')]),
    });
    return JSON.parse(body).id;
  }
  const photo = (width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: '#ffe665' } })
      .withExif({ IFD0: { Artist: 'Jana Albrecht' } })
      .jpeg()
      .toBuffer();

  test('a cover and a picture in the text, described in both languages, without the camera’s data', async () => {
    await createAdminPerson(db, 'bea@amt.example');
    const admin = await signInAdmin(app, 'bea@amt.example');
    const [row] = await db.select().from(articles).where(eq(articles.slug, SLUG));
    if (!row) throw new Error('the demo has the article');
    await db.delete(articlePictures);
    const url = `/api/admin/articles/${row.id}/pictures`;
    const add = async (width: number, values: object) =>
      admin.call('POST', url, { fileId: await upload(admin, await photo(width)), caption: CAPTION, ...values });
    expect((await add(1199, { alt: ALT, isCover: false })).json().code).toBe('article.picture_too_small');
    expect((await add(1600, { alt: { de: ALT.de, en: '' }, isCover: false })).statusCode).toBe(400);
    expect((await add(1600, { alt: { de: ALT.de, en: 'DSC_1.jpg is it' }, isCover: false })).statusCode).toBe(201);
    const first = (await admin.call('GET', url)).json().items[0];
    expect(first).toMatchObject({ number: 1, status: 'converting', url: null });
    const described = { alt: ALT, caption: CAPTION, isCover: true };
    expect((await admin.call('PATCH', `/api/admin/article-pictures/${first.id}`, described)).statusCode).toBe(200);
    const second = (await add(2000, { alt: ALT, isCover: true })).json();
    expect(second.number).toBe(2);
    await convertArticlePicture(createContext(services), { pictureId: second.id });
    const texts = {
      ...row.texts,
      de: { ...row.texts.de, bodyHtml: `<p>[Bild 2]</p><p>[Bild 1]</p>${row.texts.de.bodyHtml}` },
    };
    await db.update(articles).set({ texts }).where(eq(articles.id, row.id));

    const article = await get(`/api/articles/${SLUG}`);
    expect(article.cover).toMatchObject({ alt: ALT.de, width: 1920, height: 864 });
    expect(article.introHtml).toContain(`src="/api/article-pictures/${second.id}/1/1920.webp"`);
    expect(article.introHtml).toContain('width="1920" height="864"');
    expect(article.introHtml).toMatch(/<figcaption>Auf Station &(lt|#60);4A/);
    expect(article.introHtml).not.toContain('Bild');
    expect((await get('/api/articles')).items.find(({ slug }: { slug: string }) => slug === SLUG).cover.alt).toBe(
      ALT.de,
    );
    expect((await app.inject('/blog/feed.xml?lang=en')).body).toContain(
      `<media:description>${ALT.en}</media:description>`,
    );
    const sent = await app.inject(`/api/article-pictures/${second.id}/1/480.avif`);
    expect(sent.headers['content-type']).toBe('image/avif');
    expect((await sharp(sent.rawPayload).metadata()).exif).toBeUndefined();
    const stored = await db.select().from(articlePictures).orderBy(articlePictures.number);
    expect(stored).toMatchObject([{ isCover: false }, { isCover: true, originalKey: null }]);

    expect((await admin.call('DELETE', `/api/admin/article-pictures/${second.id}`)).statusCode).toBe(204);
    expect((await app.inject(`/api/article-pictures/${second.id}/1/480.avif`)).statusCode).toBe(404);
    const noted = await db.select().from(deletedFiles);
    expect(noted.map(({ storageKey }) => storageKey)).toContain(`article-pictures/${second.id}/1/1920.webp`);
    expect((await get(`/api/articles/${SLUG}`)).cover).toBeNull();
  });
});
