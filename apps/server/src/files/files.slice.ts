import { deleteExpiredFilesJob } from '@stellenvisite/core/files/delete-expired-files.job';
import { filesPersonalData } from '@stellenvisite/core/files/files.personal-data';
import { defineSlice } from '../define-slice.ts';
import { filesRoutes } from './files.routes.ts';

export const filesSlice = defineSlice({
  name: 'files',
  routes: filesRoutes,
  jobs: [deleteExpiredFilesJob],
  personalData: filesPersonalData,
});
