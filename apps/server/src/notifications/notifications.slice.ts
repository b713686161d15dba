import { deleteOldNotificationsJob } from '@stellenvisite/core/notifications/delete-old-notifications.job';
import { notificationsPersonalData } from '@stellenvisite/core/notifications/notifications.personal-data';
import { defineSlice } from '../define-slice.ts';
import { notificationsRoutes } from './notifications.routes.ts';

export const notificationsSlice = defineSlice({
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: [deleteOldNotificationsJob],
  personalData: notificationsPersonalData,
});
