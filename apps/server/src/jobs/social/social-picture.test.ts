import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURE } from './social-picture.ts';
import { createSocialPictures } from './social-pictures.ts';

const JOB = {
  id: '1',
  title: 'Pflegefachfrau/-mann (m/w/d) Intensivstation',
  employer: { id: '0', name: 'Klinikum Rheinhöhe', type: 'hospital' as const, isVerified: false },
  location: { city: 'Köln', postalCode: null, region: 'Nordrhein-Westfalen', country: 'DE' as const, lat: 0, lon: 0 },
  salary: { min: 3420, max: 4150, currency: 'EUR' as const, period: 'month' as const },
  week: [{ shift: 'early' as const, start: '06:00', end: '14:12' }, null, null, null, null, null, null],
};
const pictures = createSocialPictures();

test('a job has a picture of the size that previews want', async () => {
  expect(await sharp(await pictures.get(JOB)).metadata()).toMatchObject({ format: 'png', ...PICTURE });
});

test('a job with little known and a very long title still has one', async () => {
  const title = 'Stellvertretende Leitung des pflegerischen Überleitungs- und Entlassmanagements '.repeat(3);
  const picture = await pictures.get({ ...JOB, title, salary: null, week: null });
  expect(await sharp(picture).metadata()).toMatchObject(PICTURE);
});

test('every other page shares the picture of the site', async () => {
  expect(await sharp(await pictures.get(null)).metadata()).toMatchObject(PICTURE);
});

test('drawing takes next to no time of the thread that answers', async () => {
  await pictures.get(JOB);
  const before = process.threadCpuUsage();
  for (let at = 0; at < 5; at += 1) await pictures.get({ ...JOB, title: `Pflegefachkraft ${at}` });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 5_000).toBeLessThan(30);
}, 30_000);

test('a picture is drawn once for every version of its job, and once more after a failure', async () => {
  let drawn = 0;
  const { get } = createSocialPictures(async () => {
    drawn += 1;
    if (drawn === 3) throw new Error('no room');
    return Buffer.from(String(drawn));
  });
  const first = await Promise.all([get(JOB), get(JOB), get({ ...JOB })]);
  expect([...first, await get(JOB)].map(String)).toEqual(['1', '1', '1', '1']);
  const renamed = { ...JOB, employer: { ...JOB.employer, name: 'Klinik am Ring' } };
  expect(String(await get(renamed))).toBe('2');
  const retitled = { ...JOB, title: 'Neu' };
  await expect(get(retitled)).rejects.toThrow('no room');
  expect(String(await get(retitled))).toBe('4');
  expect(String(await get(JOB))).toBe('1');
});
