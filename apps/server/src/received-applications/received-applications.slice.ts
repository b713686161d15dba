import { defineSlice } from '../define-slice.ts';
import { receivedApplicationsRoutes } from './received-applications.routes.ts';

/** The employer's lists of applications; one application and its answers are the noun `applications`. */
export const receivedApplicationsSlice = defineSlice({
  name: 'received-applications',
  routes: receivedApplicationsRoutes,
});
