import { z } from 'zod';
import { convertMediaJob } from '../../employer-media/convert-media.job.ts';
import { defineJob } from '../../queue/define-job.ts';
import { convertArticlePicture } from './convert-article-picture.ts';

export const convertArticlePictureJob = defineJob({
  name: 'article-picture.convert',
  payload: z.object({ pictureId: z.uuid() }),
  options: convertMediaJob.options,
  isLong: true,
  handler: convertArticlePicture,
});
