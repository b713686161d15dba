import type { ProblemCode } from '../platform/problems.ts';

/** The uses of an employer's picture. */
export const EMPLOYER_MEDIA_KINDS = ['gallery', 'logo', 'cover'] as const;
export type EmployerMediaKind = (typeof EMPLOYER_MEDIA_KINDS)[number];

/** The result of the last conversion. A picture that has been ready before stays public while it is converted again. */
export const EMPLOYER_MEDIA_STATUSES = ['converting', 'ready', 'failed'] as const;
export type EmployerMediaStatus = (typeof EMPLOYER_MEDIA_STATUSES)[number];

/** The accepted content types of pictures. SVG can contain script and is never accepted. */
export const PICTURE_TYPES = ['jpg', 'png', 'webp', 'avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;
export const MAX_GALLERY_PICTURES = 20;
export const MIN_PICTURE_WIDTH: Readonly<Record<EmployerMediaKind, number>> = { gallery: 1200, logo: 400, cover: 1800 };
/** Width by height; a picture of the gallery has the ratio of its crop. */
export const PICTURE_RATIO: Readonly<Record<EmployerMediaKind, number | null>> = { gallery: null, logo: 1, cover: 3 };

export const ALT_LENGTH = { min: 10, max: 160 };
export const CAPTION_LENGTH = 80;
export const VIDEO_TITLE_LENGTH = 120;

/** Why a picture that was taken could not be converted. */
export const CONVERSION_FAILURES = ['media.damaged'] as const satisfies readonly ProblemCode[];
export type ConversionFailure = (typeof CONVERSION_FAILURES)[number];

/** In per cent of the picture as it is shown upright and turned. */
export type Crop = { x: number; y: number; width: number; height: number; rotation: 0 | 90 | 180 | 270 };

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Checks whether a description is nothing but the name of the file. */
export function isFileName(alt: string, fileName: string): boolean {
  if (/\.(jpe?g|png|webp|avif|heic|tiff?|gif)$/i.test(alt.trim())) return true;
  return letters(alt) === letters(fileName.replace(/\.[a-z0-9]{1,5}$/i, ''));
}
