import { apiSchemas, z } from '../zod.ts';

/** Push services of browsers have long addresses, and keys of fixed lengths (RFC 8291). */
const endpointSchema = z.url({ protocol: /^https?$/ }).max(1000);
const base64Url = (bytes: number) =>
  z.base64url().refine((text) => Math.floor((text.length * 3) / 4) === bytes, { message: `must be ${bytes} bytes` });

export const savePushDeviceSchema = z
  .object({
    endpoint: endpointSchema,
    keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
    hasQuietHours: z.boolean().default(true),
  })
  .register(apiSchemas, { id: 'SavePushDevice' });
export type SavePushDevice = z.infer<typeof savePushDeviceSchema>;

export const pushDeviceSchema = z
  .object({
    id: z.uuid(),
    /** SHA-256 of the endpoint in hexadecimal digits: a browser recognises itself by it. */
    fingerprint: z.string(),
    hasQuietHours: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'PushDevice' });
export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushDevicesSchema = z
  .object({
    /** The public key that browsers subscribe with (VAPID, RFC 8292). */
    key: z.string(),
    items: z.array(pushDeviceSchema),
  })
  .register(apiSchemas, { id: 'PushDevices' });
export type PushDevices = z.infer<typeof pushDevicesSchema>;
