import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { type Config, readConfig } from '../../config.ts';
import { createContext, openServices, type Services } from '../../context.ts';
import { startDatabase } from '../../database/start-database.ts';
import { type App, createApp } from '../../http/create-app.ts';
import { closeApp, listenOn } from '../../http/listen-on.ts';
import { sendProblem } from '../../http/problem-errors.ts';
import { describeError } from '../../logging/describe-error.ts';
import { mailViewerRoutes } from '../../platform/mails/mail-viewer.routes.ts';
import { mailsSlice } from '../../platform/platform.slice.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { undoAll } from '../../start/start-server.ts';
import { startWorker } from '../../worker/start-worker.ts';
import { authSlice } from '../identity.slice.ts';
import { authRoutes } from './auth.routes.ts';

export type AuthServerOptions = { port: number; prefix: string };
type Env = Record<string, string | undefined>;

/** The rest of the queue belongs to the market, which has its own address to write into mails. */
const JOBS = jobsOf([mailsSlice, authSlice]);

/** Starts the auth server alone, with the settings of its environment; several may share a database. */
export async function startAuthServer(env: Env, { port, prefix }: AuthServerOptions) {
  const config = readConfig(withAddresses(env, { port, prefix }));
  const started = await startDatabase(config);
  const undo: (() => Promise<unknown>)[] = [started.stop];
  const stop = () => undoAll(undo);
  try {
    await installQueues(started.database, jobsOf(SLICES));
    const services = await openServices({ config, database: started.database });
    undo.splice(1, 0, services.close);
    const app = await buildAuthApp({ config, prefix, services });
    undo.push(() => closeApp(app));
    const { connectionString } = started;
    const worker = await startWorker({ connectionString, jobs: JOBS, createContext: () => createContext(services) });
    undo.splice(2, 0, worker.stop);
    await listenOn(app, config);
    const reportError = (error: unknown) =>
      services.features.errors.add({ ...describeError(error), source: 'process', place: 'auth' });
    const failed = started.exited.then(({ message }) => message);
    return { url: `http://localhost:${port}${prefix}`, failed, reportError, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Derives the addresses that the environment leaves open from the port: this server is then its own site. */
function withAddresses(env: Env, { port, prefix }: AuthServerOptions): Env {
  const own = `http://localhost:${port}`;
  const { AUTH_SITE_URL: site, PUBLIC_URL: publicUrl } = env;
  const siteOrigin = site && URL.canParse(site) ? new URL(site).origin : undefined;
  return {
    ...env,
    PORT: String(port),
    PUBLIC_URL: publicUrl || siteOrigin || own,
    AUTH_SITE_URL: site || publicUrl || own,
    AUTH_EXTERNAL_URL: env.AUTH_EXTERNAL_URL || `${own}${prefix}`,
  };
}

type AuthAppOptions = { config: Config; prefix: string; services: Services };

async function buildAuthApp({ config, prefix, services }: AuthAppOptions): Promise<App> {
  const { ipLimits } = config.auth.settings;
  const app = await createApp({ config: { ...config, rateLimit: ipLimits ? config.rateLimit : 0 }, services });
  if (config.mailViewer) await app.register(mailViewerRoutes);
  await app.register(authRoutes, { prefix, auth: services.auth });
  if (prefix !== '') app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'request.not_found'));
  return app;
}
