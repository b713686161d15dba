import { apiKeysPersonalData } from '@stellenvisite/core/api-keys/api-keys.personal-data';
import { defineSlice } from '../define-slice.ts';
import { apiKeysRoutes } from './api-keys.routes.ts';

export const apiKeysSlice = defineSlice({
  name: 'api-keys',
  routes: apiKeysRoutes,
  personalData: apiKeysPersonalData,
});
