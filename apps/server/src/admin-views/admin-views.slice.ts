import { adminViewsPersonalData } from '@stellenvisite/core/admin-views/admin-views.personal-data';
import { defineSlice } from '../define-slice.ts';
import { adminViewsRoutes } from './admin-views.routes.ts';

export const adminViewsSlice = defineSlice({
  name: 'admin-views',
  routes: adminViewsRoutes,
  personalData: adminViewsPersonalData,
});
