import Fastify from 'fastify';
import { type BareRender, captureRenders } from './bare-render.ts';

/** The pages of the baseline, a process of its own with nothing but Fastify and React. */
export type BaselinePages = Record<string, { warm: string; cold: string[] }>;

const origin = process.env.BASELINE_ORIGIN ?? '';
const pages: BaselinePages = JSON.parse(process.env.BASELINE_PAGES ?? '{}');

const app = Fastify();
app.get('/hello', async () => 'hello');
for (const [name, { warm, cold }] of Object.entries(pages)) {
  const body = Buffer.from(await (await fetch(origin + warm)).arrayBuffer());
  app.get(`/body/${name}`, (_request, reply) => reply.type('text/html; charset=utf-8').send(body));
  const renders = await captureRenders(origin, cold);
  const next = roundRobin(renders);
  app.get(`/render/${name}`, async (_request, reply) => reply.type('text/html; charset=utf-8').send(await next()()));
}

function roundRobin(renders: readonly BareRender[]): () => BareRender {
  let index = 0;
  return () => {
    const render = renders[index++ % renders.length];
    if (!render) throw new Error('There is no page to render.');
    return render;
  };
}

process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
