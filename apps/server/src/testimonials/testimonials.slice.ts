import { testimonialsPersonalData } from '@stellenvisite/core/testimonials/testimonials.personal-data';
import { defineSlice } from '../define-slice.ts';
import { testimonialsRoutes } from './testimonials.routes.ts';

export const testimonialsSlice = defineSlice({
  name: 'testimonials',
  routes: testimonialsRoutes,
  personalData: testimonialsPersonalData,
});
