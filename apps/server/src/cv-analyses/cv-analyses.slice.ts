import { cvAnalysesPersonalData } from '@stellenvisite/core/cv-analyses/cv-analyses.personal-data';
import { deleteExpiredAnalysesJob } from '@stellenvisite/core/cv-analyses/delete-expired-analyses.job';
import { readCvJob } from '@stellenvisite/core/cv-analyses/read-cv.job';
import { defineSlice } from '../define-slice.ts';
import { cvAnalysesRoutes } from './cv-analyses.routes.ts';

export const cvAnalysesSlice = defineSlice({
  name: 'cv-analyses',
  routes: cvAnalysesRoutes,
  jobs: [readCvJob, deleteExpiredAnalysesJob],
  personalData: cvAnalysesPersonalData,
});
