import { defineSlice } from '../define-slice.ts';
import { feedsRoutes } from './feeds.routes.ts';

export const feedsSlice = defineSlice({ name: 'feeds', routes: feedsRoutes, reads: 'replica' });
