import { expect, test } from 'vitest';
import { z } from 'zod';
import { rememberingSerializer } from './serialize-answer.ts';

const schema = z.object({ name: z.string() });
const serializerOf = () => rememberingSerializer({ schema, method: 'GET', url: '/', httpStatus: '200' });

test('an answer leaves with what its schema names and nothing else', () => {
  expect(serializerOf()({ name: 'a', secret: 'b' })).toBe('{"name":"a"}');
});

test('an answer that comes again is serialised no third time, another one for itself', () => {
  const serialize = serializerOf();
  let reads = 0;
  const answer = {
    get name() {
      reads += 1;
      return 'a';
    },
  };
  serialize(answer);
  serialize(answer);
  const readsOfTwo = reads;
  expect(serialize(answer)).toBe('{"name":"a"}');
  expect(reads).toBe(readsOfTwo);
  expect(serialize({ name: 'b' })).toBe('{"name":"b"}');
});

test('an answer that does not fit its schema is refused every time', () => {
  const serialize = serializerOf();
  const wrong = { name: 1 };
  expect(() => serialize(wrong)).toThrow();
  expect(() => serialize(wrong)).toThrow();
});
