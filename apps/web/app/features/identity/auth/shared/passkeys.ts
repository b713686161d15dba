import type { VerifyPasskeyRegistrationParams } from '@supabase/auth-js';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { storedSession } from '../../../../session/stored-session.ts';

/** Ours, for what the dialog of the device ended with; every other code is the server's. */
type DeviceCode = 'passkey_cancelled' | 'passkey_exists' | 'passkey_failed';

type Failure = { code?: string | undefined; status?: number | undefined; message: string };

type Answer = { data: unknown; error: Failure | null };

/** The two libraries type the same JSON each in its own way. */
type Credential = VerifyPasskeyRegistrationParams['credential'];

/** Checks whether this browser can create and use passkeys. False on the server. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && typeof navigator.credentials?.create === 'function';

/** Checks whether the browser can offer passkeys at a field, before anybody asks for them. */
export async function supportsAutofill(): Promise<boolean> {
  return supportsPasskeys() && (await import('@simplewebauthn/browser')).browserSupportsWebAuthnAutofill();
}

/** Adds a passkey to the account that is signed in. */
export async function addPasskey(): Promise<Answer> {
  const { passkey } = await loadAuthClient();
  const { data, error } = await passkey.startRegistration();
  if (error) return { data: null, error };
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    const credential = await startRegistration({ optionsJSON: data.options as Options });
    return await passkey.verifyRegistration({ challengeId: data.challenge_id, credential: credential as Credential });
  } catch (failure) {
    return { data: null, error: deviceFailure(failure) };
  }
}

/** Signs in with a passkey: in a dialog, or with `isAutofill` at the field for the address, once somebody chooses one there. */
export async function signInByPasskey({ isAutofill = false } = {}): Promise<Answer> {
  const { passkey } = await loadAuthClient();
  const { data, error } = await passkey.startAuthentication();
  if (error) return { data: null, error };
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  try {
    const credential = await startAuthentication({
      optionsJSON: data.options as Options,
      useBrowserAutofill: isAutofill,
    });
    storedSession().remember(true);
    return await passkey.verifyAuthentication({ challengeId: data.challenge_id, credential: credential as Credential });
  } catch (failure) {
    return { data: null, error: deviceFailure(failure) };
  }
}

/** Shows a passkey as the second factor of the session. */
export async function confirmByPasskey(factorId: string): Promise<Answer> {
  const { mfa } = await loadAuthClient();
  const site = { rpId: location.hostname, rpOrigins: [location.origin] };
  const { data, error } = await mfa.webauthn.authenticate({ factorId, webauthn: site });
  return { data, error: error && (isServers(error) ? error : deviceFailure(error)) };
}

const isServers = (error: Failure) => typeof error.status === 'number';

/** Ends an offer at the field that nobody has taken up. */
export async function cancelPasskeyOffer(): Promise<void> {
  (await import('@simplewebauthn/browser')).WebAuthnAbortService.cancelCeremony();
}

/** The names of the errors that browsers have for the dialogs of a device. */
export function deviceFailure(failure: unknown): Failure {
  const names = [failure, failure instanceof Error ? failure.cause : undefined].map((each) =>
    each instanceof Error ? each.name : '',
  );
  const is = (name: string) => names.includes(name);
  const code: DeviceCode =
    is('NotAllowedError') || is('AbortError')
      ? 'passkey_cancelled'
      : is('InvalidStateError')
        ? 'passkey_exists'
        : 'passkey_failed';
  return { code, status: 400, message: code };
}
