import { hiddenEmployersPersonalData } from '@stellenvisite/core/hidden-employers/hidden-employers.personal-data';
import { defineSlice } from '../define-slice.ts';
import { hiddenEmployersRoutes } from './hidden-employers.routes.ts';

export const hiddenEmployersSlice = defineSlice({
  name: 'hidden-employers',
  routes: hiddenEmployersRoutes,
  personalData: hiddenEmployersPersonalData,
});
