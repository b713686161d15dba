import { convertMediaJob } from '@stellenvisite/core/employer-media/convert-media.job';
import { deleteRemovedMediaJob } from '@stellenvisite/core/employer-media/delete-removed-media.job';
import { defineSlice } from '../define-slice.ts';
import { employerMediaRoutes } from './employer-media.routes.ts';

export const employerMediaSlice = defineSlice({
  name: 'employer-media',
  routes: employerMediaRoutes,
  jobs: [convertMediaJob, deleteRemovedMediaJob],
});
