import { defineSlice } from '../define-slice.ts';
import { adminEmployersRoutes } from './admin-employers.routes.ts';

export const adminEmployersSlice = defineSlice({ name: 'admin-employers', routes: adminEmployersRoutes });
