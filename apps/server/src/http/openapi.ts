import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiSchemas } from '@stellenvisite/contract/zod';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { tidySchemas } from './openapi-schemas.ts';

type OpenApiOptions = { version: string; publicUrl: string };

const nameSchemas = createJsonSchemaTransformObject({ schemaRegistry: apiSchemas });

/** Registered before the routes: it collects them as they come. */
export async function registerOpenApi(app: FastifyInstance, { version, publicUrl }: OpenApiOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stellenvisite API',
        version,
        description:
          'Jobs in healthcare in Germany, Austria and Switzerland. Errors are RFC 9457 problems with a stable `code`.',
      },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'ATS jobs', description: 'For an employer’s own systems: create, change, publish and close jobs' },
        { name: 'ATS applications', description: 'For an employer’s own systems: read applications and move them' },
        { name: 'ATS webhooks', description: 'For an employer’s own systems: what was delivered, and once more' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a session' },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'svk_…',
            description:
              'A key of the employer, made in its settings under Schnittstellen. It reaches as far as its scopes.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: apiSchemas }),
    transformObject: (document) => tidySchemas(nameSchemas(document)),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  );
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { validatorUrl: null } });
}
