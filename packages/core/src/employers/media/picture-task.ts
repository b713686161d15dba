import type { ConversionFailure, Crop, EmployerMediaKind } from '@stellenvisite/contract/employers/employer-media';

/** Describes the task of the process that converts one picture. */
export type PictureTask = {
  /** The original. */
  path: string;
  /** Where the converted ones go: `480.avif`, `480.webp`, …, `whole.webp`. */
  folder: string;
  kind: EmployerMediaKind;
  crop: Crop | null;
};

export type ConvertedPicture = { widths: number[]; width: number; height: number };
export type PictureResult = { picture: ConvertedPicture } | { failure: ConversionFailure };
