import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSitePicture, drawSocialPicture, PICTURE } from './social-picture.ts';

const JOB = {
  title: 'Pflegefachfrau/-mann (m/w/d) Intensivstation',
  employer: { id: '0', name: 'Klinikum Rheinhöhe', type: 'hospital' as const, isVerified: false },
  location: { city: 'Köln', postalCode: null, region: 'Nordrhein-Westfalen', country: 'DE' as const, lat: 0, lon: 0 },
  salary: { min: 3420, max: 4150, currency: 'EUR' as const, period: 'month' as const },
  week: [{ shift: 'early' as const, start: '06:00', end: '14:12' }, null, null, null, null, null, null],
};

test('a job has a picture of the size that previews want', async () => {
  expect(await sharp(await drawSocialPicture(JOB)).metadata()).toMatchObject({ format: 'png', ...PICTURE });
});

test('a job with little known and a very long title still has one', async () => {
  const title = 'Stellvertretende Leitung des pflegerischen Überleitungs- und Entlassmanagements '.repeat(3);
  expect(await sharp(await drawSocialPicture({ ...JOB, title, salary: null, week: null })).metadata()).toMatchObject(
    PICTURE,
  );
});

test('every other page shares the picture of the site', async () => {
  expect(await sharp(await drawSitePicture()).metadata()).toMatchObject(PICTURE);
});
