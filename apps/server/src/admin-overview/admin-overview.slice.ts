import { defineSlice } from '../define-slice.ts';
import { adminOverviewRoutes } from './admin-overview.routes.ts';

export const adminOverviewSlice = defineSlice({ name: 'admin-overview', routes: adminOverviewRoutes });
