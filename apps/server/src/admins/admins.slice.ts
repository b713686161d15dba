import { adminsPersonalData } from '@stellenvisite/core/admins/admins.personal-data';
import { defineSlice } from '../define-slice.ts';
import { adminsRoutes } from './admins.routes.ts';

export const adminsSlice = defineSlice({ name: 'admins', routes: adminsRoutes, personalData: adminsPersonalData });
