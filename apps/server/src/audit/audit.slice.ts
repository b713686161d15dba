import { auditPersonalData } from '@stellenvisite/core/audit/audit.personal-data';
import { removeOldActsJob } from '@stellenvisite/core/audit/remove-old-acts.job';
import { defineSlice } from '../define-slice.ts';
import { auditRoutes } from './audit.routes.ts';

export const auditSlice = defineSlice({
  name: 'audit',
  routes: auditRoutes,
  jobs: [removeOldActsJob],
  personalData: auditPersonalData,
});
