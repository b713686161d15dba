import { applicationReviewsPersonalData } from '@stellenvisite/core/application-reviews/application-reviews.personal-data';
import { defineSlice } from '../define-slice.ts';
import { applicationReviewsRoutes } from './application-reviews.routes.ts';

export const applicationReviewsSlice = defineSlice({
  name: 'application-reviews',
  routes: applicationReviewsRoutes,
  personalData: applicationReviewsPersonalData,
});
