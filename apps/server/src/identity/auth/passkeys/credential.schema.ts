import { z } from 'zod';

/** Nothing that an authenticator makes is nearly as long. */
const encoded = z.string().max(20_000);

/** Clients send null for what a browser does not know. */
const withoutNulls = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
    : value;

const credential = {
  id: z.string().min(1).max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

const transports = z.array(z.string().max(50)).max(20).exactOptional();

/** Describes the result of `navigator.credentials.create()`, as JSON. */
export const registrationSchema = z.object({
  ...credential,
  response: z.preprocess(withoutNulls, z.object({ clientDataJSON: encoded, attestationObject: encoded, transports })),
});

/** Describes the result of `navigator.credentials.get()`, as JSON. */
export const assertionSchema = z.object({
  ...credential,
  response: z.preprocess(
    withoutNulls,
    z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.exactOptional(),
    }),
  ),
});
