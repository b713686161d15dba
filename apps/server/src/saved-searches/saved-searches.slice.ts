import { defineSlice } from '../define-slice.ts';
import { savedSearchesRoutes } from './saved-searches.routes.ts';

export const savedSearchesSlice = defineSlice({ name: 'saved-searches', routes: savedSearchesRoutes });
