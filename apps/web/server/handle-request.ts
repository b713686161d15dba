import type { WebHandler } from '@stellenvisite/contract/platform/web-handler';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { visitContext } from '../app/visit.ts';

/** The generated types leave `undefined` where the library's own are optional; the build is the same. */
const loadBuild = () => import('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>;

// Given a function, React Router prepares all routes again for every request: right while they change, waste when built.
const handle = createRequestHandler(import.meta.env.PROD ? await loadBuild() : loadBuild, import.meta.env.MODE);

export const handleRequest: WebHandler = (request, visit) => {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return handle(request, context);
};
