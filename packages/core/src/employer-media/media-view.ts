import type { OwnMediaItem } from '@stellenvisite/contract/employer-media.schema';
import { isPublicRow, type MediaRow, mediaSources, mediaUrl } from '../employers/media-variants.ts';

const CARD_WIDTH = 480;

export function toOwnMediaItem(row: MediaRow): OwnMediaItem {
  const { id, kind, status, failure, version, alt, caption, width, height, crop } = row;
  const isPublic = isPublicRow(row);
  return {
    id,
    kind,
    status,
    failure,
    isPublic,
    hasPicture: row.storageKey !== null,
    version,
    url: isPublic ? mediaUrl(row, { atLeast: CARD_WIDTH }) : null,
    sources: isPublic ? mediaSources(row) : [],
    alt,
    caption,
    name: row.originalName ?? '',
    width,
    height,
    original:
      row.originalKey && row.originalWidth && row.originalHeight
        ? { width: row.originalWidth, height: row.originalHeight }
        : null,
    crop,
  };
}
