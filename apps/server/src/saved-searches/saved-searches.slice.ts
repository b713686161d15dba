import { savedSearchesPersonalData } from '@stellenvisite/core/saved-searches/saved-searches.personal-data';
import { defineSlice } from '../define-slice.ts';
import { savedSearchesRoutes } from './saved-searches.routes.ts';

export const savedSearchesSlice = defineSlice({
  name: 'saved-searches',
  routes: savedSearchesRoutes,
  personalData: savedSearchesPersonalData,
});
