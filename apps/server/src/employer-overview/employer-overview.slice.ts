import { defineSlice } from '../define-slice.ts';
import { employerOverviewRoutes } from './employer-overview.routes.ts';

export const employerOverviewSlice = defineSlice({ name: 'employer-overview', routes: employerOverviewRoutes });
