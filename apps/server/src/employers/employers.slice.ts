import { employersPersonalData } from '@stellenvisite/core/employers/employers.personal-data';
import { defineSlice } from '../define-slice.ts';
import { employersRoutes } from './employers.routes.ts';

export const employersSlice = defineSlice({
  name: 'employers',
  routes: employersRoutes,
  reads: 'replica',
  personalData: employersPersonalData,
});
