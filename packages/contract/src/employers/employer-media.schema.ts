import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  ALT_LENGTH,
  CAPTION_LENGTH,
  CONVERSION_FAILURES,
  EMPLOYER_MEDIA_KINDS,
  EMPLOYER_MEDIA_STATUSES,
  MAX_GALLERY_PICTURES,
  VIDEO_TITLE_LENGTH,
} from './employer-media.ts';
import { employerVideoSchema, pictureSourceSchema } from './employers.schema.ts';

const percent = z.number().min(0).max(100);

export const cropSchema = z
  .object({
    x: percent,
    y: percent,
    width: percent.min(1),
    height: percent.min(1),
    rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  })
  .register(apiSchemas, { id: 'Crop' });

export const ownMediaItemSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(EMPLOYER_MEDIA_KINDS),
    status: z.enum(EMPLOYER_MEDIA_STATUSES),
    /** Why the conversion failed. */
    failure: z.enum(CONVERSION_FAILURES).nullable(),
    /** States whether the public page shows it: described and converted once. */
    isPublic: z.boolean(),
    /** States whether there is a converted picture to show. */
    hasPicture: z.boolean(),
    /** Rises with every conversion: the address of what is shown changes with it. */
    version: z.number().int(),
    /** Where the public finds it; null while it is not public. */
    url: z.string().nullable(),
    sources: z.array(pictureSourceSchema),
    /** Empty until somebody describes it. */
    alt: z.string(),
    caption: z.string().nullable(),
    /** The name of the file. */
    name: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** The size of the upright original; null where the original was not retained, so that the picture cannot be cropped. */
    original: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
    crop: cropSchema.nullable(),
  })
  .register(apiSchemas, { id: 'OwnMediaItem' });
export type OwnMediaItem = z.infer<typeof ownMediaItemSchema>;

export const ownMediaSchema = z
  .object({
    /** The gallery in its order, then logo and cover. */
    items: z.array(ownMediaItemSchema),
    video: employerVideoSchema.nullable(),
  })
  .register(apiSchemas, { id: 'OwnMedia' });
export type OwnMedia = z.infer<typeof ownMediaSchema>;

export const createMediaSchema = z
  .object({ fileId: z.uuid(), kind: z.enum(EMPLOYER_MEDIA_KINDS).default('gallery') })
  .register(apiSchemas, { id: 'CreateMedia' });
export type CreateMedia = z.infer<typeof createMediaSchema>;

export const changeMediaSchema = z
  .object({
    alt: plainText(ALT_LENGTH.max).min(ALT_LENGTH.min),
    caption: plainText(CAPTION_LENGTH).nullable(),
    crop: cropSchema.nullable(),
    kind: z.enum(EMPLOYER_MEDIA_KINDS),
  })
  .partial()
  .register(apiSchemas, { id: 'ChangeMedia' });
export type ChangeMedia = z.infer<typeof changeMediaSchema>;

export const orderMediaSchema = z
  .object({ ids: z.array(z.uuid()).max(MAX_GALLERY_PICTURES) })
  .register(apiSchemas, { id: 'OrderMedia' });
export type OrderMedia = z.infer<typeof orderMediaSchema>;

export const saveVideoSchema = z
  .object({ url: plainText(300).min(1), title: plainText(VIDEO_TITLE_LENGTH).nullable().default(null) })
  .register(apiSchemas, { id: 'SaveVideo' });
export type SaveVideo = z.infer<typeof saveVideoSchema>;

/** `small`: as a card shows it. `whole`: uncropped, for choosing the crop. */
export const ownPictureQuerySchema = z.object({
  size: z.enum(['small', 'whole']).default('small'),
  /** Only tells one conversion from the next. */
  version: z.coerce.number().int().optional(),
});
export type OwnPictureSize = z.infer<typeof ownPictureQuerySchema>['size'];
