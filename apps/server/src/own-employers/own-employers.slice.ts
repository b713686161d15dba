import { ownEmployersPersonalData } from '@stellenvisite/core/own-employers/own-employers.personal-data';
import { defineSlice } from '../define-slice.ts';
import { ownEmployersRoutes } from './own-employers.routes.ts';

export const ownEmployersSlice = defineSlice({
  name: 'own-employers',
  routes: ownEmployersRoutes,
  personalData: ownEmployersPersonalData,
});
