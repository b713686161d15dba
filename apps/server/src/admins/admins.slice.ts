import { defineSlice } from '../define-slice.ts';
import { adminsRoutes } from './admins.routes.ts';

export const adminsSlice = defineSlice({ name: 'admins', routes: adminsRoutes });
