import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { AuthError, invalid } from '@stellenvisite/core/identity/auth/auth-error';
import type { AuthSettings } from '@stellenvisite/core/identity/auth/auth-settings';
import { chooseRedirect } from '@stellenvisite/core/identity/auth/codes/redirect-target';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const MAX_DEPTH = 20;

/** Clients send keys with null for what they leave out; unknown keys are ignored. */
export const text = z
  .union([z.string(), z.number()])
  .transform(String)
  .nullish()
  .transform((value) => value ?? undefined);
export const json = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);

export const authBodySchema = z.object({
  email: text,
  phone: text,
  channel: text,
  password: text,
  current_password: text,
  nonce: text,
  token: text,
  token_hash: text,
  type: text,
  data: json,
  app_metadata: z.unknown().optional(),
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  code_challenge: text,
  code_challenge_method: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  redirect_to: text,
});

/** Parses a body by a schema, in the protocol's words when it does not fit. */
export function readBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.infer<Schema> {
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  for (const [key, value] of Object.entries(body)) {
    refuseUnwritable(value, 1, key === 'password' || key === 'current_password');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'invalid'}`);
}

/** No column takes a NUL or half a character; a password may have a NUL, since it is only ever hashed. */
function refuseUnwritable(value: unknown, depth: number, mayHaveNul = false): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed() || (!mayHaveNul && value.includes('\0'))) throw invalid('Text has invalid characters');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw invalid('The request body is nested too deeply');
  for (const [key, inner] of Object.entries(value)) {
    refuseUnwritable(key, depth);
    refuseUnwritable(inner, depth + 1);
  }
}

export function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  const entries = Object.entries(request.query as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, value]) => [key, firstText(value)]));
}

const firstText = (value: unknown) => {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
};

/** Returns the id in the path; anything but a UUID is not found. */
export function pathId(request: FastifyRequest, name: string): string {
  const id = (request.params as Record<string, string>)[name] ?? '';
  if (!isId(id)) throw new AuthError(404, 'validation_failed', `${name} must be a UUID`);
  return id;
}

export function bearerOf(request: FastifyRequest): string | null {
  return /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Returns the first allowed of: header, query, the page the person came from; else the site. */
export function redirectOf(settings: AuthSettings, request: FastifyRequest): string {
  const header = firstText(request.headers.redirect_to);
  return chooseRedirect(settings, header, queryOf(request).redirect_to, request.headers.referer);
}
