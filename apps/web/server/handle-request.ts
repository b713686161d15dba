import type { WebHandler } from '@stellenvisite/contract/web-handler';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { visitContext } from '../app/visit.ts';

const handle = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE);

export const handleRequest: WebHandler = (request, visit) => {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return handle(request, context);
};
