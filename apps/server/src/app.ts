import { accountRoutes } from './accounts/account.routes.ts';
import { employerLinksRoutes } from './accounts/employer-links.routes.ts';
import { adminsRoutes } from './admins/admins.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { AUTH_PREFIX } from './config.ts';
import { healthRoutes } from './health/health.routes.ts';
import { registerActor } from './http/actor.ts';
import { type App, type BareAppOptions, createApp } from './http/create-app.ts';
import { type MarketCache, registerMarketCache } from './http/market-cache.ts';
import { watchAllowedMethods } from './http/method-guard.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOpenApi } from './http/openapi.ts';
import { preferencesRoutes } from './http/preferences.routes.ts';
import { sendProblem } from './http/problem-errors.ts';
import { mailViewerRoutes } from './mails/mail-viewer.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { ownJobsRoutes } from './own-jobs/own-jobs.routes.ts';
import { registerWeb, type WebOptions } from './pages/serve-web.ts';
import { registerStaticFiles } from './pages/static-files.ts';
import { publicReadsRoutes } from './public-reads/public-reads.routes.ts';
import { rpcRoutes } from './rpc/rpc.routes.ts';
import { savedSearchesRoutes } from './saved-searches/saved-searches.routes.ts';

export type AppOptions = BareAppOptions & {
  /** Answers are computed each time without it. */
  marketCache?: MarketCache;
  version: string;
  databaseKind: 'embedded' | 'external';
  /** The built web app; workers and tests of the API leave it out. */
  web?: (WebOptions & { clientDir: string }) | undefined;
};

export type { App };

/** Builds the server without listening, so that tests can call it in their own process. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, databaseKind, version, web, marketCache } = options;
  const app = await createApp(options);
  if (marketCache) registerMarketCache(app, marketCache);
  const allowedMethods = watchAllowedMethods(app);
  registerMetrics(app);

  // A worker is only asked how it is.
  if (config.role === 'worker') await app.register(healthRoutes, { database: databaseKind, version });
  else await registerSite(app, options);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = allowedMethods(path);
    // A file that is gone is not found, though its address was known.
    if (methods.length > 0 && !methods.includes(request.method))
      return sendProblem(request, reply.header('allow', methods.join(', ')), 'request.method_not_allowed');
    if (web && request.method !== 'GET' && !path.startsWith('/api/')) {
      return sendProblem(request, reply.header('allow', 'GET, HEAD, POST'), 'request.method_not_allowed');
    }
    return sendProblem(request, reply, 'request.not_found');
  });
  return app;
}

async function registerSite(app: App, options: AppOptions): Promise<void> {
  const { config, services, version, web } = options;
  registerActor(app, services.auth.keys);
  await registerOpenApi(app, { version, publicUrl: config.publicUrl });
  await registerRoutes(app, options);
  if (!web) return;
  await registerStaticFiles(app, web);
  await app.register(async (scope) => registerWeb(scope, web));
}

async function registerRoutes(app: App, { config, services, databaseKind, version }: AppOptions): Promise<void> {
  await app.register(authRoutes, { prefix: AUTH_PREFIX, auth: services.auth });
  await app.register(healthRoutes, { database: databaseKind, version });
  await app.register(preferencesRoutes);
  await app.register(publicReadsRoutes, { reader: services.reader });
  await app.register(mediaRoutes);
  await app.register(newsletterRoutes);
  await app.register(accountRoutes);
  await app.register(employerLinksRoutes);
  await app.register(savedSearchesRoutes);
  await app.register(ownJobsRoutes);
  await app.register(adminsRoutes);
  await app.register(rpcRoutes, { auth: services.auth });
  if (config.mailViewer) await app.register(mailViewerRoutes);
}
