import { convertArticlePictureJob } from '@stellenvisite/core/articles/pictures/convert-article-picture.job';
import { defineSlice } from '../define-slice.ts';
import { articlePicturesRoutes } from './article-pictures.routes.ts';
import { articlesRoutes } from './articles.routes.ts';
import { managedArticlesRoutes } from './managed-articles.routes.ts';

export const articlesSlice = defineSlice({
  name: 'articles',
  routes: async (app) => {
    await app.register(articlesRoutes);
    await app.register(managedArticlesRoutes);
    await app.register(articlePicturesRoutes);
  },
  jobs: [convertArticlePictureJob],
});
