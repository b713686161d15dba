import { defineSlice } from '../define-slice.ts';
import { adminUsersRoutes } from './admin-users.routes.ts';

export const adminUsersSlice = defineSlice({ name: 'admin-users', routes: adminUsersRoutes });
