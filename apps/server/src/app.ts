import { healthSlice } from './health/health.slice.ts';
import { registerActor } from './http/actor.ts';
import { type App, type BareAppOptions, createApp } from './http/create-app.ts';
import { type MarketCache, registerMarketCache } from './http/market-cache.ts';
import { watchAllowedMethods } from './http/method-guard.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOpenApi } from './http/openapi.ts';
import { sendProblem } from './http/problem-errors.ts';
import { registerSliceRoutes } from './http/slice-routes.ts';
import { registerWeb, type WebOptions } from './pages/serve-web.ts';
import { registerStaticFiles } from './pages/static-files.ts';
import { SLICES } from './slices.ts';

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
  const { config, web, marketCache } = options;
  const app = await createApp(options);
  if (marketCache) registerMarketCache(app, marketCache);
  const allowedMethods = watchAllowedMethods(app);
  registerMetrics(app);

  // A worker serves its health check only.
  if (config.role === 'worker') await registerSliceRoutes(app, [healthSlice], options);
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
  await registerSliceRoutes(app, SLICES, options);
  if (!web) return;
  await registerStaticFiles(app, web);
  await app.register(async (scope) => registerWeb(scope, web));
}
