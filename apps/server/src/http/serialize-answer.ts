import { serializerCompiler } from 'fastify-type-provider-zod';

type Serializer = ReturnType<typeof serializerCompiler>;

/**
 * The schema's serializer, which asks it only once about the same answer: what the market memory hands out again (never
 * changed, since others hold it too) goes out as the text it went out as before.
 */
export const rememberingSerializer: typeof serializerCompiler = (route) => {
  const serialize: Serializer = serializerCompiler(route);
  // As bytes: a single dash makes a string of two bytes a letter.
  const texts = new WeakMap<object, Buffer>();
  return (answer: unknown) => {
    if (typeof answer !== 'object' || answer === null) return serialize(answer);
    const known = texts.get(answer);
    if (known) return known.toString();
    const text = serialize(answer);
    texts.set(answer, Buffer.from(text));
    return text;
  };
};
