import { invalid } from '@stellenvisite/core/auth/auth-error';
import { generateLink } from '@stellenvisite/core/auth/codes/generate-link';
import { inviteUser } from '@stellenvisite/core/auth/managed/invite-user';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { json, readBody, redirectOf, text } from '../auth-request.ts';
import type { AuthRoute } from '../auth-route.ts';

const inviteSchema = z.object({ email: text, data: json });
const linkSchema = z.object({ type: text, email: text, password: text, new_email: text, data: json });

/** What a service sends to people, or has us send. */
export const invitationRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  app.post(
    '/invite',
    route.admin({ action: 'admin_user_invited' }, async ({ ctx, request, about }) => {
      const { email, data = {} } = readBody(request, inviteSchema);
      if (!email) throw invalid('An email address is required');
      const user = await inviteUser(ctx, { email, data, redirectTo: redirectOf(ctx.auth.settings, request) });
      about(user.id);
      return user;
    }),
  );

  app.post(
    '/admin/generate_link',
    route.admin({ action: 'admin_link_generated' }, async ({ ctx, request, about }) => {
      const { type = '', email, password, new_email: newEmail, data = {} } = readBody(request, linkSchema);
      if (!email) throw invalid('An email address is required');
      const redirectTo = redirectOf(ctx.auth.settings, request);
      const link = await generateLink(ctx, { type, email, password, newEmail, data, redirectTo });
      about(link.id);
      return link;
    }),
  );
};
