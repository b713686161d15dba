import type { EmployerMedia, EmployerVideo, PictureSource } from '@stellenvisite/contract/employers/employers.schema';
import { type VideoReference, videoUrl } from '@stellenvisite/contract/employers/video-link';
import { employerMedia } from '@stellenvisite/db/schema/employers/employers';
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';

export type MediaRow = typeof employerMedia.$inferSelect;

/** The best first, as a `<picture>` lists them. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Matches public media: converted, described and not removed. The trigger of the table contains the same condition. */
export function isPublicMedia(): SQL {
  const isPublic = and(isNotNull(employerMedia.storageKey), ne(employerMedia.alt, ''), isNull(employerMedia.removedAt));
  return sql`(${isPublic})`;
}

export const isPublicRow = ({ storageKey, alt, removedAt }: MediaRow) =>
  storageKey !== null && alt !== '' && removedAt === null;

type Stored = Pick<MediaRow, 'id' | 'storageKey' | 'widths'>;
const MEDIA_PATH = '/api/media';

/** The last part of the folder changes with every conversion, so that what is behind an address never does. */
const addressOf = (path: string, { id, storageKey }: Stored, width: number, format: PictureFormat) =>
  `${path}/${id}/${storageKey?.split('/').at(-1)}/${width}.${format}`;

/** Returns the one address for whoever takes only one: the largest, in the format that everything reads. */
export function mediaUrl(
  media: Stored,
  { atLeast = Number.POSITIVE_INFINITY, path = MEDIA_PATH }: { atLeast?: number; path?: string } = {},
): string {
  const widths = [...media.widths].sort((a, b) => a - b);
  const width = widths.find((each) => each >= atLeast) ?? widths.at(-1);
  return width === undefined ? `${path}/${media.id}` : addressOf(path, media, width, 'webp');
}

export function mediaSources(media: Stored, path = MEDIA_PATH): PictureSource[] {
  if (media.widths.length === 0) return [];
  return PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: media.widths.map((width) => `${addressOf(path, media, width, format)} ${width}w`).join(', '),
  }));
}

export type StoredPicture = { storageKey: string; contentType: string };
/** Which of the files of a converted picture. */
export type MediaVariant = { version: string; width: number; format: PictureFormat };

/** Finds the file behind an address; null where the picture has no such file. */
export function findVariant(
  { storageKey, contentType, widths }: Pick<MediaRow, 'storageKey' | 'contentType' | 'widths'>,
  variant: MediaVariant | undefined,
): StoredPicture | null {
  if (storageKey === null) return null;
  if (!variant) return widths.length === 0 ? { storageKey, contentType } : null;
  if (!storageKey.endsWith(`/${variant.version}`) || !widths.includes(variant.width)) return null;
  return { storageKey: `${storageKey}/${variant.width}.${variant.format}`, contentType: `image/${variant.format}` };
}

export function toMedia(row: MediaRow): EmployerMedia {
  const { id, alt, caption, width, height } = row;
  return { id, url: mediaUrl(row), sources: mediaSources(row), alt, caption, width, height };
}

/** Returns the logo of the employer of the query around it, as far as `mediaUrl` needs it. */
export function logoColumn(employerId: SQL): SQL<Stored | null> {
  return sql<Stored | null>`(
    select json_build_object('id', ${employerMedia.id}, 'storageKey', ${employerMedia.storageKey}, 'widths', ${employerMedia.widths})
    from ${employerMedia}
    where ${employerMedia.employerId} = ${employerId} and ${eq(employerMedia.kind, sql`'logo'`)} and ${isPublicMedia()}
  )`;
}

/** The largest that a page shows is 88 points wide, on a screen with two pixels a point. */
export const LOGO_WIDTH = 176;

export function toVideo({ title, ...video }: VideoReference & { title: string | null }): EmployerVideo {
  return { provider: video.provider, url: videoUrl(video), title };
}
