import type { Action } from '@stellenvisite/contract/identity/permissions';
import type { ApiScope } from '@stellenvisite/contract/integrations/api-keys';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Slice, SliceOptions } from '../define-slice.ts';

/**
 * The permission to call a route: an action of the permission table (of several, any one is enough), `public` for anyone,
 * `session` for anyone who is signed in, `service` for a service with a key of the auth server, a scope for partners whose key has it.
 */
export type RoutePermission = Action | readonly Action[] | 'public' | 'session' | 'service' | ApiScope;

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: RoutePermission;
    /** The database that the context of its requests reads from: the primary one, unless named. */
    reads?: Slice['reads'];
  }
  interface FastifyInstance {
    /** Every route of every slice; filled while the app is built. */
    sliceRoutes: SliceRoute[];
  }
}

export type SliceRoute = {
  slice: string;
  method: string;
  url: string;
  permission: RoutePermission;
  /** Left out of the API document. */
  isHidden: boolean;
  /** The schema of its body; undefined where it has none. */
  body: unknown;
};

/** Registers the routes of all slices. One that does not say who may call it keeps the app from being built. */
export async function registerSliceRoutes(
  app: FastifyInstance,
  slices: readonly Slice[],
  options: SliceOptions,
): Promise<void> {
  app.decorate('sliceRoutes', []);
  for (const { name, routes, reads } of slices) {
    if (!routes) continue;
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        app.sliceRoutes.push(...toSliceRoutes(name, route));
        if (reads) route.config = { ...route.config, reads };
      });
      await scope.register(routes, options);
    });
  }
}

/** The framework answers these itself: HEAD as GET without a body, OPTIONS for browsers of other sites. */
const DERIVED_METHODS = ['HEAD', 'OPTIONS'];

function toSliceRoutes(slice: string, { method, url, config, schema }: RouteOptions): SliceRoute[] {
  const methods = [method].flat().filter((name) => !DERIVED_METHODS.includes(name));
  const permission = config?.permission;
  if (methods.length > 0 && !permission) {
    throw new Error(`${methods.join(', ')} ${url} of the slice ${slice} does not say who may call it`);
  }
  const isHidden = schema?.hide === true;
  return methods.map((name) => ({
    slice,
    method: name,
    url,
    permission: permission ?? 'public',
    isHidden,
    body: schema?.body,
  }));
}
