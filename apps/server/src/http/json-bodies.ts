import { PROBLEM_STATUS } from '@stellenvisite/contract/platform/problems';
import { DomainError } from '@stellenvisite/core/domain-error';
import { takeTurn } from '@stellenvisite/core/platform/threads/take-turn';
import type { FastifyInstance } from 'fastify';

/** Our deepest body, a job with its roster, has eight levels. */
const MAX_DEPTH = 40;
/** Our richest body, a long conversation with the jobs it has shown, has about ten thousand values. */
const MAX_VALUES = 30_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Returns why a body is not worth reading: nested too deeply, or too many values. One pass over the text, before anything is built from it. */
export function findExcess(json: string): 'request.too_deep' | 'request.too_large' | null {
  let [depth, values, isInString] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) isInString = !isInString;
    else if (isInString) at += sign === BACKSLASH ? 1 : 0;
    else if (sign === COMMA) values += 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) [depth, values] = [depth + 1, values + 1];
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > MAX_DEPTH) return 'request.too_deep';
    if (values > MAX_VALUES) return 'request.too_large';
  }
  return null;
}

/** Smaller ones are read in a millisecond or two. */
const LARGE_BODY = 64_000;
type JsonBodyOptions = {
  /** Decides how a key such as `__proto__` is treated. */
  onPrototype?: 'error' | 'remove';
  /** Clients that announce JSON for calls without a body. */
  allowsEmpty?: boolean;
};

/** Reads bodies of JSON, for all routes of a scope: the only reader of them, so that its limits hold everywhere. */
export function registerJsonBodies(
  app: Pick<FastifyInstance, 'removeContentTypeParser' | 'addContentTypeParser' | 'getDefaultJsonParser'>,
  { onPrototype = 'error', allowsEmpty = false }: JsonBodyOptions = {},
): void {
  const parse = app.getDefaultJsonParser(onPrototype, onPrototype);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    if (allowsEmpty && json === '') return done(null, undefined);
    const read = () => {
      const excess = findExcess(json);
      if (excess) done(Object.assign(new DomainError(excess), { statusCode: PROBLEM_STATUS[excess] }));
      else parse(request, json, done);
    };
    if (json.length > LARGE_BODY) void takeTurn().then(read);
    else read();
  });
}
