import { deleteExpiredFilesJob } from '@stellenvisite/core/platform/files/delete-expired-files';
import { filesPersonalData } from '@stellenvisite/core/platform/files/files.personal-data';
import type { ProcessState } from '@stellenvisite/core/platform/health/get-readiness';
import { deleteOldMailsJob } from '@stellenvisite/core/platform/mails/delete-old-mails';
import { mailsPersonalData } from '@stellenvisite/core/platform/mails/mails.personal-data';
import { requeueMailsJob } from '@stellenvisite/core/platform/mails/requeue-mails';
import { sendMailJob } from '@stellenvisite/core/platform/mails/send-mail';
import { deleteOldNotificationsJob } from '@stellenvisite/core/platform/notifications/delete-old-notifications';
import { notificationsPersonalData } from '@stellenvisite/core/platform/notifications/notifications.personal-data';
import { sendPushJob } from '@stellenvisite/core/platform/notifications/push/send-push';
import { defineSlice } from '../define-slice.ts';
import { filesRoutes } from './files/files.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { mailViewerRoutes } from './mails/mail-viewer.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { pushRoutes } from './notifications/push.routes.ts';
import { adminOverviewRoutes } from './overview/admin-overview.routes.ts';
import { operatorSettingsRoutes } from './settings/operator-settings.routes.ts';

export const filesSlice = defineSlice({
  name: 'files',
  routes: filesRoutes,
  jobs: [deleteExpiredFilesJob],
  personalData: filesPersonalData,
});

/** The state of a server that is built without being started, as tests do. */
const RUNNING: ProcessState = { isDraining: false, isSearchWarm: true };

export const healthSlice = defineSlice({
  name: 'health',
  routes: async (app, { databaseKind, version, state }) => {
    await app.register(healthRoutes, { database: databaseKind, version, state: state ?? RUNNING });
  },
});

export const mailsSlice = defineSlice({
  name: 'mails',
  routes: async (app, { config }) => {
    if (config.mailViewer) await app.register(mailViewerRoutes);
  },
  jobs: [sendMailJob, requeueMailsJob, deleteOldMailsJob],
  personalData: mailsPersonalData,
});

export const notificationsSlice = defineSlice({
  name: 'notifications',
  routes: async (app) => {
    await app.register(notificationsRoutes);
    await app.register(pushRoutes);
  },
  jobs: [deleteOldNotificationsJob, sendPushJob],
  personalData: notificationsPersonalData,
});

export const adminOverviewSlice = defineSlice({ name: 'admin-overview', routes: adminOverviewRoutes });

export const operatorSettingsSlice = defineSlice({ name: 'operator-settings', routes: operatorSettingsRoutes });
