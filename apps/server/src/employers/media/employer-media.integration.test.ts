import { MAX_GALLERY_PICTURES, MAX_PICTURE_BYTES } from '@stellenvisite/contract/employers/employer-media';
import {
  type OwnMedia,
  type OwnMediaItem,
  ownMediaSchema,
} from '@stellenvisite/contract/employers/employer-media.schema';
import { convertMedia, convertMediaJob } from '@stellenvisite/core/employers/media/convert-media';
import { deleteRemovedMedia } from '@stellenvisite/core/employers/media/remove-media';
import { deleteExpiredFiles } from '@stellenvisite/core/platform/files/delete-expired-files';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employerMedia, employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { deletedFiles, files } from '@stellenvisite/db/schema/platform/files';
import { createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { pixelBomb } from '../../platform/files/sample-files.fixture.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, [convertMediaJob]);
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
const { id: waldId } = await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
const { id: vieraId } = await createPerson(db, { email: 'viera@see.example', role: 'employer' });
const [eva, wald, viera] = [
  await signIn(app, 'eva@see.example'),
  await signIn(app, 'wald@wald.example'),
  await signIn(app, 'viera@see.example'),
];
const ctx = createContext(services);

const MEDIA = '/api/employer/media';
const ALT = 'Heller Flur mit zwei gelben Türen.';

beforeEach(async () => {
  now = NOW;
  await db.delete(employers);
  await db.delete(files);
  await db.delete(deletedFiles);
  await services.files.deleteAll('');
  await createEmployer(db, { id: evaId, name: 'Klinik am See' });
  await createEmployer(db, { id: waldId, name: 'Klinik im Wald' });
  await db.insert(userEmployerLinks).values({ userId: vieraId, employerId: evaId, isActive: true, role: 'viewer' });
});

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffe665' } });
const photo = (width = 1600, height = 1200) =>
  draw(width, height)
    .withExif({ IFD0: { Artist: 'Jana Albrecht' }, IFD3: { GPSLatitude: '50/1 56/1 0/1' } })
    .jpeg()
    .toBuffer();

async function upload(content: Buffer, { as = eva, name = 'DSC_0042.jpg' } = {}) {
  const boundary = 'grenze';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: '/api/files?purpose=picture',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${as.token}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

async function add(content: Buffer, { kind = 'gallery', as = eva } = {}) {
  const { id: fileId } = (await upload(content, { as })).json();
  return as.call('POST', MEDIA, { fileId, kind });
}

/** Converts all pending media, as the worker does. */
async function convertAll(): Promise<void> {
  const rows = await db.select().from(employerMedia).where(eq(employerMedia.status, 'converting'));
  for (const { id, version } of rows) await convertMedia(ctx, { mediaId: id, version });
}

async function addReady(content: Buffer, options = {}): Promise<OwnMediaItem> {
  const { id } = (await add(content, options)).json();
  await convertAll();
  return itemOf(id);
}

const list = async (as: Caller = eva): Promise<OwnMedia> => ownMediaSchema.parse((await as.call('GET', MEDIA)).json());
async function itemOf(id: string): Promise<OwnMediaItem> {
  const item = (await list()).items.find((each) => each.id === id);
  if (!item) throw new Error('the picture is not listed');
  return item;
}
const publicPage = async () => (await app.inject(`/api/employers/${evaId}`)).json();
const listKeys = async () => {
  const { objects } = await services.files.listAll('', { recursive: true });
  return [...objects].map((object) => (object.isFile ? object.key : '')).sort();
};

test('an uploaded picture is converted into three sizes without the camera’s data, and public once it is described', async () => {
  const created = await add(await photo());
  expect(created.statusCode, created.body).toBe(201);
  expect(created.json()).toMatchObject({ status: 'converting', hasPicture: false, isPublic: false, url: null });
  await convertAll();
  const { id } = created.json();
  expect(await itemOf(id)).toMatchObject({ status: 'ready', isPublic: false, original: { width: 1600, height: 1200 } });
  expect((await publicPage()).media).toEqual([]);
  expect((await app.inject(`/api/media/${id}/1/480.webp`)).statusCode).toBe(404);

  const described = await eva.call('PATCH', `${MEDIA}/${id}`, { alt: ALT, caption: 'Flur der 4A' });
  expect(described.json()).toMatchObject({ isPublic: true, status: 'ready' });
  const [picture] = (await publicPage()).media;
  expect(picture).toMatchObject({ id, alt: ALT, caption: 'Flur der 4A', width: 1600, height: 1200 });
  expect(picture.url).toBe(`/api/media/${id}/1/1600.webp`);
  expect(picture.sources.map(({ type }: { type: string }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const format of ['avif', 'webp'])
    for (const width of [480, 960, 1600]) {
      const answer = await app.inject(`/api/media/${id}/1/${width}.${format}`);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const metadata = await sharp(answer.rawPayload).metadata();
      expect(metadata).toMatchObject({ width, height: (width * 3) / 4 });
      expect(metadata.exif).toBeUndefined();
    }
  expect((await app.inject(`/api/media/${id}`)).statusCode).toBe(404);
  expect((await app.inject(`/api/media/${id}/1/whole.webp`)).statusCode).toBe(404);
});

test('a picture taken sideways appears upright, and its crop is made from the original each time', async () => {
  const sideways = await draw(1600, 2400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { id, original } = await addReady(sideways);
  expect(original).toEqual({ width: 2400, height: 1600 });
  await eva.call('PATCH', `${MEDIA}/${id}`, { alt: ALT });
  const crop = { x: 25, y: 0, width: 50, height: 50, rotation: 90 };
  const asked = (await eva.call('PATCH', `${MEDIA}/${id}`, { crop })).json();
  expect(asked).toMatchObject({ status: 'converting', isPublic: true, url: `/api/media/${id}/1/480.webp` });
  await convertAll();
  expect(await itemOf(id)).toMatchObject({ status: 'ready', crop, width: 800, height: 1200 });
  expect((await publicPage()).media[0].url).toBe(`/api/media/${id}/2/800.webp`);
});

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>',
);

test.each([
  ['an SVG with a script', async () => SVG, 'media.vector_unsupported'],
  ['a web page', async () => Buffer.from('<html><script>alert(1)</script></html>'), 'media.type_unsupported'],
  ['a GIF', async () => draw(1600, 1200).gif().toBuffer(), 'media.type_unsupported'],
  ['a TIFF', async () => draw(1600, 1200).tiff().toBuffer(), 'media.type_unsupported'],
  ['a bomb of pixels', async () => pixelBomb(), 'media.too_many_pixels'],
  ['8000 by 8000 pixels', async () => draw(8000, 8000).png().toBuffer(), 'media.too_many_pixels'],
  ['too many bytes', async () => Buffer.concat([await photo(), Buffer.alloc(MAX_PICTURE_BYTES)]), 'media.too_large'],
  ['nothing', async () => Buffer.alloc(0), 'file.empty'],
  ['a head without a body', async () => (await photo()).subarray(0, 60), 'media.damaged'],
])('%s is refused with its reason, and nothing is retained', async (_what, content, code) => {
  const answer = await upload(await content());
  expect(answer.json().code).toBe(code);
  expect(await db.$count(files)).toBe(0);
});

test('a picture that breaks off half-way fails in the conversion, and says so', async () => {
  const noise = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  const { id } = (await add(noise.subarray(0, noise.length / 2))).json();
  await convertAll();
  expect(await itemOf(id)).toMatchObject({ status: 'failed', failure: 'media.damaged', hasPicture: false });
});

test.each([
  ['gallery', 1199, 2000],
  ['logo', 399, 800],
  ['cover', 1799, 1200],
  ['cover', 4000, 500],
])('a %s of %i by %i pixels is too small', async (kind, width, height) => {
  expect((await add(await photo(width, height), { kind })).json().code).toBe('media.too_small');
});

test('a new logo and a new cover take the place of the old ones when they are ready, with their ratio', async () => {
  const first = await addReady(await photo(800, 600), { kind: 'logo' });
  expect(first).toMatchObject({ isPublic: true, alt: 'Logo: Klinik am See', width: 400, height: 400 });
  expect((await publicPage()).logoUrl).toBe(`/api/media/${first.id}/1/192.webp`);
  const { id } = (await add(await photo(800, 800), { kind: 'logo' })).json();
  expect((await publicPage()).logoUrl).toContain(first.id);
  await convertAll();
  expect((await publicPage()).logoUrl).toContain(id);
  expect((await list()).items.map((item) => item.id)).toEqual([id]);

  const cover = await addReady(await photo(2400, 1600), { kind: 'cover' });
  expect(cover).toMatchObject({ width: 1920, height: 640, isPublic: false });
  await eva.call('PATCH', `${MEDIA}/${cover.id}`, { alt: ALT });
  expect(await publicPage()).toMatchObject({ cover: { id: cover.id, alt: ALT }, media: [] });
});

test('a picture of the gallery can become the cover, converted again', async () => {
  const { id } = await addReady(await photo(2400, 1600));
  await eva.call('PATCH', `${MEDIA}/${id}`, { alt: ALT });
  const moved = await eva.call('PATCH', `${MEDIA}/${id}`, { kind: 'cover' });
  expect(moved.json()).toMatchObject({ kind: 'cover', isPublic: false, status: 'converting' });
  await convertAll();
  expect(await publicPage()).toMatchObject({ cover: { id, width: 1920, height: 640 }, media: [] });
});

test('the description has its length and is never the name of the file', async () => {
  const { id } = (await add(await photo())).json();
  for (const [alt, code] of [
    ['Bild1', 'request.invalid'],
    ['x'.repeat(161), 'request.invalid'],
    ['dsc 0042 .jpg', 'media.alt_is_file_name'],
  ])
    expect((await eva.call('PATCH', `${MEDIA}/${id}`, { alt })).json().code).toBe(code);
});

test('pictures have an order, at most twenty places, and come back where they were', async () => {
  const small = await photo(1200, 300);
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) ids.push((await add(small)).json().id);
  const order = [ids[2], ids[0], ids[1]];
  expect((await eva.call('PUT', `${MEDIA}/order`, { ids: order })).json().items.map(idOf)).toEqual(order);
  expect((await eva.call('DELETE', `${MEDIA}/${ids[0]}`)).statusCode).toBe(204);
  expect((await list()).items.map(idOf)).toEqual([ids[2], ids[1]]);
  expect((await eva.call('PUT', `${MEDIA}/${ids[0]}/restoration`)).statusCode).toBe(200);
  expect((await list()).items.map(idOf)).toEqual(order);
  while (ids.length < MAX_GALLERY_PICTURES) ids.push((await add(small)).json().id);
  expect((await add(small)).json().code).toBe('media.limit_reached');
});
const idOf = ({ id }: { id: string }) => id;

test('the files of a picture follow it: after another crop, an hour after it was deleted, and with its employer', async () => {
  const first = await addReady(await photo());
  const second = await addReady(await photo());
  await eva.call('PATCH', `${MEDIA}/${first.id}`, { crop: { x: 0, y: 0, width: 50, height: 50, rotation: 0 } });
  await convertAll();
  await eva.call('DELETE', `${MEDIA}/${second.id}`);
  const later = async () => {
    now = new Date(now.getTime() + 3_700_000);
    await deleteRemovedMedia(ctx);
    await db.update(deletedFiles).set({ deletedAt: NOW });
    await deleteExpiredFiles(ctx);
  };
  await later();
  const kept = await listKeys();
  expect(kept.filter((key) => key.startsWith('media/'))).toEqual(
    ['480.avif', '480.webp', '800.avif', '800.webp', 'whole.webp'].map((name) => `media/${first.id}/2/${name}`),
  );
  expect(kept.filter((key) => key.startsWith('files/'))).toHaveLength(1);
  await db.delete(employers);
  await later();
  expect(await listKeys()).toEqual([]);
});

test('a film is a link to a provider we know', async () => {
  const saved = await eva.call('PUT', `${MEDIA}/video`, {
    url: 'youtu.be/dQw4w9WgXcQ?si=tracked',
    title: 'Ein Frühdienst',
  });
  const video = { provider: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Ein Frühdienst' };
  expect(saved.json().video).toEqual(video);
  expect((await publicPage()).video).toEqual(video);
  const film = await app.inject(`/api/employers/${evaId}/film`);
  expect(film.body).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"');
  expect(film.headers['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(film.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await eva.call('PUT', `${MEDIA}/video`, { url: 'https://evil.example/v' })).json().code).toBe(
    'media.link_unsupported',
  );
  await eva.call('DELETE', `${MEDIA}/video`);
  expect((await publicPage()).video).toBeNull();
});

test('another employer’s pictures and files are not found, and who may only look changes nothing', async () => {
  const { id } = await addReady(await photo());
  const { id: fileId } = (await upload(await photo())).json();
  for (const answer of [
    await wald.call('GET', `${MEDIA}?employerId=${evaId}`),
    await wald.call('POST', MEDIA, { fileId }),
    await wald.call('PATCH', `${MEDIA}/${id}`, { alt: ALT }),
    await wald.call('PUT', `${MEDIA}/order?employerId=${evaId}`, { ids: [id] }),
    await wald.call('DELETE', `${MEDIA}/${id}`),
    await wald.call('PUT', `${MEDIA}/${id}/restoration`),
    await wald.call('GET', `${MEDIA}/${id}/content`),
    await wald.call('PUT', `${MEDIA}/video?employerId=${evaId}`, { url: 'vimeo.com/845122071' }),
  ])
    expect(answer.statusCode, answer.body).toBe(404);
  expect((await eva.call('GET', `${MEDIA}/${id}/content?size=whole`)).headers['content-type']).toBe('image/webp');
  expect((await viera.call('GET', `${MEDIA}/${id}/content`)).statusCode).toBe(200);
  expect((await viera.call('DELETE', `${MEDIA}/${id}`)).statusCode).toBe(403);
  expect((await list(viera)).items).toHaveLength(1);
});

test('a picture is no document: it is not sent with an application', async () => {
  const { id: fileId } = (await upload(await photo())).json();
  await createPerson(db, { email: 'anna@post.example' });
  expect((await eva.call('GET', '/api/files')).json().items).toMatchObject([{ id: fileId, type: 'jpg' }]);
  const anna = await signIn(app, 'anna@post.example');
  const { id } = (await upload(await photo(), { as: anna })).json();
  expect((await anna.call('POST', '/api/profile/files', { fileId: id, kind: 'cv' })).json().code).toBe(
    'file.not_found',
  );
});
