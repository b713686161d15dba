import { defineSlice } from '../define-slice.ts';
import { helpArticlesRoutes } from './help-articles.routes.ts';

export const helpArticlesSlice = defineSlice({ name: 'help-articles', routes: helpArticlesRoutes });
