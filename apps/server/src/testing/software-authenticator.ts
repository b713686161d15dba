import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = {
  /** The page that asks, as the browser states it. */
  origin: string;
  /** Off: the authenticator does not recognise its owner, as an old security key. */
  verifiesOwner?: boolean;
};

type Key = { id: Buffer; userHandle: string; sign(data: Buffer): Buffer };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** An authenticator with one credential, for tests without a browser. Counts its uses. */
export class SoftwareAuthenticator {
  readonly #options: Options;
  #key: Key | undefined;
  /** Tests set it back to imitate a copied key. */
  counter = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  create({ challenge, rp, user }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(32);
    this.#key = { id, userHandle: user.id, sign: (data) => sign('sha256', data, privateKey) };
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose))]);
    const authData = Buffer.concat([this.#state(rp.id ?? '', ATTESTED), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as unknown as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get({ challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
    if (!this.#key) throw new Error('there is no credential yet');
    const { id, userHandle, sign: signData } = this.#key;
    this.counter += 1;
    const authData = this.#state(rpId, 0);
    const clientData = this.#clientData('webauthn.get', challenge);
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signData(Buffer.concat([authData, sha256(clientData)])).toString('base64url'),
        userHandle,
      },
    };
  }

  #state(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const { verifiesOwner = true } = this.#options;
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (verifiesOwner ? VERIFIED : 0) | flags]), count]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#options.origin, crossOrigin: false }));
  }
}
