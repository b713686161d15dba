import { type Crop, type EmployerMediaKind, PICTURE_RATIO } from '@stellenvisite/contract/employer-media';

export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/** In the gallery a phone, a card and a whole screen; a logo is never shown wider than two hundred points. */
const WIDTHS: Readonly<Record<EmployerMediaKind, readonly [number, number, number]>> = {
  gallery: [480, 960, 1920],
  cover: [640, 1280, 1920],
  logo: [96, 192, 400],
};

/** Three widths; a picture that is narrower than the largest is never enlarged. */
export function variantWidths(kind: EmployerMediaKind, width: number): number[] {
  const largest = Math.min(width, WIDTHS[kind][2]);
  return [...WIDTHS[kind].filter((each) => each < largest), largest];
}

/** The part of a picture that is shown, in its pixels. Without a crop it is the middle, as much as the ratio allows. */
export function cropBox({ width, height }: Size, kind: EmployerMediaKind, crop: Crop | null): Box {
  const ratio = PICTURE_RATIO[kind];
  const chosen = crop
    ? {
        left: (crop.x / 100) * width,
        top: (crop.y / 100) * height,
        width: (crop.width / 100) * width,
        height: (crop.height / 100) * height,
      }
    : { left: 0, top: 0, width, height };
  return toPixels(ratio === null ? chosen : middleOf(chosen, ratio), { width, height });
}

function middleOf(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

/** Whole pixels inside the picture, at least one. */
function toPixels(box: Box, { width, height }: Size): Box {
  const left = Math.min(Math.max(0, Math.round(box.left)), width - 1);
  const top = Math.min(Math.max(0, Math.round(box.top)), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(box.width), width - left)),
    height: Math.max(1, Math.min(Math.round(box.height), height - top)),
  };
}

/** As a turn by so many degrees leaves it. */
export function turned({ width, height }: Size, rotation: Crop['rotation']): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}
