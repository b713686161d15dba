import { serializerCompiler } from 'fastify-type-provider-zod';

type Serializer = ReturnType<typeof serializerCompiler>;

/**
 * The schema's serializer, which remembers the text of an answer that comes a second time: what the market memory hands out
 * again (never changed, since others hold it too) goes out as the text it went out as before.
 */
export const rememberingSerializer: typeof serializerCompiler = (route) => {
  const serialize: Serializer = serializerCompiler(route);
  // As bytes: a single dash makes a string of two bytes a letter. Nothing yet for one that came once, as most do.
  const texts = new WeakMap<object, Buffer | null>();
  return (answer: unknown) => {
    if (typeof answer !== 'object' || answer === null) return serialize(answer);
    const known = texts.get(answer);
    if (known) return known.toString();
    const text = serialize(answer);
    texts.set(answer, known === null ? Buffer.from(text) : null);
    return text;
  };
};
