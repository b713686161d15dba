import { deleteKeptAnswersJob } from '@stellenvisite/core/ats/delete-kept-answers.job';
import { defineSlice } from '../define-slice.ts';
import { atsRoutes } from './ats.routes.ts';

export const atsSlice = defineSlice({ name: 'ats', routes: atsRoutes, jobs: [deleteKeptAnswersJob] });
