import { bookmarksPersonalData } from '@stellenvisite/core/bookmarks/bookmarks.personal-data';
import { defineSlice } from '../define-slice.ts';
import { bookmarksRoutes } from './bookmarks.routes.ts';

export const bookmarksSlice = defineSlice({
  name: 'bookmarks',
  routes: bookmarksRoutes,
  personalData: bookmarksPersonalData,
});
