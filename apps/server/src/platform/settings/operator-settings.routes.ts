import {
  changeOperatorSettingsSchema,
  operatorSchema,
  operatorSettingsSchema,
} from '@stellenvisite/contract/platform/operator-settings.schema';
import {
  changeOperatorSettings,
  getOperator,
  getOperatorSettings,
} from '@stellenvisite/core/platform/settings/count-operator-try';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const tags = ['admin'];

export const operatorSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/operator',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['operator'],
        summary: 'Get the operator of the site for the imprint; unset fields are empty',
        response: { 200: operatorSchema },
      },
    },
    async (request) => getOperator(request.ctx),
  );

  app.get(
    '/api/admin/settings',
    {
      config: { permission: 'operator_settings.change' },
      schema: {
        tags,
        ...withBearer,
        summary: 'List the operator’s settings',
        response: { 200: operatorSettingsSchema },
      },
    },
    async (request) => getOperatorSettings(request.ctx),
  );

  app.put(
    '/api/admin/settings',
    {
      config: { permission: 'operator_settings.change' },
      schema: {
        tags,
        ...withBearer,
        summary: "Change the operator's settings; they count at once",
        body: changeOperatorSettingsSchema,
        response: { 200: operatorSettingsSchema },
      },
    },
    async (request) => changeOperatorSettings(request.ctx, request.body),
  );
};
