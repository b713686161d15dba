import { defineSlice } from '../define-slice.ts';
import { applicationExportsRoutes } from './application-exports.routes.ts';

export const applicationExportsSlice = defineSlice({ name: 'application-exports', routes: applicationExportsRoutes });
