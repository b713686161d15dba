import { defineSlice } from '../define-slice.ts';
import { adminFeedsRoutes } from './admin-feeds.routes.ts';

export const adminFeedsSlice = defineSlice({ name: 'admin-feeds', routes: adminFeedsRoutes });
