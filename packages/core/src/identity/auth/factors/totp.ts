import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

type TotpKey = { secret: string; issuer: string; label: string };

export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

export function totpUri({ secret, issuer, label }: TotpKey): string {
  return new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS }).toString();
}

/** Without a `#` in it: clients put the drawing into a data address as it is, where that would begin a fragment. */
export async function drawTotpQr(uri: string): Promise<string> {
  const svg = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim();
}

/** The time step a code belongs to, one step early or late at most; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const step = TOTP.counter({ period: PERIOD_SECONDS, timestamp });
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : step + delta;
}
