import { deleteManagedUser } from '@stellenvisite/core/identity/accounts/delete-managed-user';
import { changeManagedUser } from '@stellenvisite/core/identity/auth/managed/change-managed-user';
import { createManagedUser, findManagedUser } from '@stellenvisite/core/identity/auth/managed/create-managed-user';
import { deleteManagedFactor } from '@stellenvisite/core/identity/auth/managed/delete-managed-factor';
import { listManagedUsers, type UserPage } from '@stellenvisite/core/identity/auth/managed/list-managed-users';
import { listPasskeys, removeManagedPasskey } from '@stellenvisite/core/identity/auth/passkeys/change-passkeys';
import { getAuthAccount, toAuthUser, toFactor } from '@stellenvisite/core/identity/auth/users/auth-user-view';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { json, pathId, queryOf, readBody, text } from '../auth-request.ts';
import type { AuthCall, AuthRoute } from '../auth-route.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);
const userSchema = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: json,
  app_metadata: json,
  role: text,
  ban_duration: text,
});
const deleteSchema = z.object({ should_soft_delete: flag });

/** Accounts as a service with a key sees them. */
export const adminRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  app.get(
    '/admin/users',
    route.admin({}, async ({ ctx, request, reply }) => {
      const { page, per_page: perPage } = queryOf(request);
      const answer = await listManagedUsers(ctx, { page, perPage });
      reply
        .header('x-total-count', String(answer.total))
        .header('link', linksOf(ctx.auth.settings.externalUrl, answer));
      return { users: answer.users, aud: 'authenticated' };
    }),
  );

  app.post(
    '/admin/users',
    route.admin({ action: 'admin_user_created' }, async ({ ctx, request, about }) => {
      const { id, ...body } = readBody(request, userSchema);
      const user = await createManagedUser(ctx, { id, ...toWish(body) });
      about(user.id);
      return user;
    }),
  );

  app.get(
    '/admin/users/:userId',
    route.admin({}, async (call) => {
      const user = await findManagedUser(call.ctx.db, targetOf(call));
      return toAuthUser(await getAuthAccount(call.ctx.db, user));
    }),
  );

  app.put(
    '/admin/users/:userId',
    route.admin({ action: 'admin_user_changed' }, async (call) => {
      const userId = targetOf(call);
      return changeManagedUser(call.ctx, userId, toWish(readBody(call.request, userSchema)));
    }),
  );

  app.delete(
    '/admin/users/:userId',
    route.admin({ action: 'admin_user_deleted' }, async ({ ctx, request }) => {
      const { should_soft_delete: isSoft = false } = readBody(request, deleteSchema);
      await deleteManagedUser(ctx, pathId(request, 'userId'), { isSoft });
      return {};
    }),
  );

  app.get(
    '/admin/users/:userId/factors',
    route.admin({}, async (call) => {
      const user = await findManagedUser(call.ctx.db, targetOf(call));
      return (await getAuthAccount(call.ctx.db, user)).factors.map(toFactor);
    }),
  );

  app.get(
    '/admin/users/:userId/passkeys',
    route.admin({}, async (call) => {
      const user = await findManagedUser(call.ctx.db, targetOf(call));
      return listPasskeys(call.ctx, user.id);
    }),
  );

  app.delete(
    '/admin/users/:userId/passkeys/:passkeyId',
    route.admin({ action: 'admin_passkey_deleted' }, async (call) => {
      await removeManagedPasskey(call.ctx, targetOf(call), pathId(call.request, 'passkeyId'));
      return {};
    }),
  );

  app.delete(
    '/admin/users/:userId/factors/:factorId',
    route.admin({ action: 'admin_factor_deleted' }, async (call) =>
      deleteManagedFactor(call.ctx, targetOf(call), pathId(call.request, 'factorId')),
    ),
  );
};

/** Records for the audit log whose account a request is about. */
function targetOf({ request, about }: AuthCall): string {
  const userId = pathId(request, 'userId');
  about(userId);
  return userId;
}

function toWish(body: Omit<z.infer<typeof userSchema>, 'id'>) {
  return {
    email: body.email,
    phone: body.phone,
    password: body.password,
    emailConfirm: body.email_confirm,
    phoneConfirm: body.phone_confirm,
    userMetadata: body.user_metadata,
    appMetadata: body.app_metadata,
    role: body.role,
    banDuration: body.ban_duration,
  };
}

/** `page` appears first: the client takes what follows the first `=` for it. */
function linksOf(externalUrl: string, { page, perPage, total }: UserPage): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `<${externalUrl}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}
