import type { Crop } from '@stellenvisite/contract/employer-media';

export const CROP_FORMATS = ['wide', 'square', 'original'] as const;
export type CropFormat = (typeof CROP_FORMATS)[number];

type Size = { width: number; height: number };

const RATIOS: Record<Exclude<CropFormat, 'original'>, number> = { wide: 3 / 2, square: 1 };
const TOLERANCE = 0.02;

export function ratioOf(format: CropFormat, { width, height }: Size): number {
  return format === 'original' ? width / height : RATIOS[format];
}

/** The format that a picture was cropped to. */
export function formatOf(crop: Crop | null, { width, height }: Size): CropFormat {
  if (!crop) return 'original';
  const ratio = (crop.width * width) / (crop.height * height);
  const isNear = (other: number) => Math.abs(ratio / other - 1) < TOLERANCE;
  if (isNear(RATIOS.wide)) return 'wide';
  return isNear(RATIOS.square) ? 'square' : 'original';
}

const round = (value: number) => Math.min(100, Math.max(0, Math.round(value * 100) / 100));

/** As it is stored: the whole picture as it came is no crop. */
export function toCrop(area: Size & { x: number; y: number }, rotation: Crop['rotation']): Crop | null {
  const crop = { x: round(area.x), y: round(area.y), width: round(area.width), height: round(area.height), rotation };
  const isWhole = crop.width > 99.5 && crop.height > 99.5 && rotation === 0;
  return isWhole ? null : crop;
}
