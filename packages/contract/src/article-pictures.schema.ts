import { MAX_ARTICLE_PICTURES } from './article-pictures.ts';
import { ALT_LENGTH, CONVERSION_FAILURES, EMPLOYER_MEDIA_STATUSES } from './employer-media.ts';
import { pictureSourceSchema } from './employers.schema.ts';
import { plainText } from './plain-text.schema.ts';
import { apiSchemas, z } from './zod.ts';

const CAPTION_LENGTH = 200;

/** A picture as readers see it. */
export const articlePictureSchema = z
  .object({
    url: z.string(),
    /** The same in smaller sizes and newer formats, the best first. */
    sources: z.array(pictureSourceSchema),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .register(apiSchemas, { id: 'ArticlePicture' });
export type ArticlePicture = z.infer<typeof articlePictureSchema>;

const altSchema = plainText(ALT_LENGTH.max).min(ALT_LENGTH.min);

export const describeArticlePictureSchema = z
  .object({
    alt: z.object({ de: altSchema, en: altSchema }),
    caption: z.object({ de: plainText(CAPTION_LENGTH), en: plainText(CAPTION_LENGTH) }),
    /** Stands in place of the drawing above the article and in lists. */
    isCover: z.boolean(),
  })
  .register(apiSchemas, { id: 'DescribeArticlePicture' });
export type DescribeArticlePicture = z.infer<typeof describeArticlePictureSchema>;

export const addArticlePictureSchema = describeArticlePictureSchema
  .extend({ fileId: z.uuid() })
  .register(apiSchemas, { id: 'AddArticlePicture' });
export type AddArticlePicture = z.infer<typeof addArticlePictureSchema>;

export const managedArticlePictureSchema = describeArticlePictureSchema
  .extend({
    id: z.uuid(),
    /** By which the text names it; never given to another picture of the article. */
    number: z.number().int(),
    name: z.string(),
    status: z.enum(EMPLOYER_MEDIA_STATUSES),
    failure: z.enum(CONVERSION_FAILURES).nullable(),
    /** Null until it is converted. */
    url: z.string().nullable(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .register(apiSchemas, { id: 'ManagedArticlePicture' });
export type ManagedArticlePicture = z.infer<typeof managedArticlePictureSchema>;

export const managedArticlePicturesSchema = z
  .object({ items: z.array(managedArticlePictureSchema).max(MAX_ARTICLE_PICTURES) })
  .register(apiSchemas, { id: 'ManagedArticlePictures' });
export type ManagedArticlePictures = z.infer<typeof managedArticlePicturesSchema>;
