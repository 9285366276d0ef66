import { createECDH, createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type {
  AssertedCredential,
  PasskeyRequestOptions,
  RegisteredCredential,
} from '@carsi/contracts/identity/second-factor';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

/** CBOR of a byte string of 24 to 255 bytes. */
const bytes = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, data.length]), data]);
const text = (said: string): Buffer => Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)]);

/**
 * An authenticator for tests, the same one for the same name: whoever knows the name can sign, in any process. ES256, no counter, no
 * attestation, as phones do it.
 */
export class SoftwarePasskey {
  readonly id: string;
  readonly #key: KeyObject;
  readonly #x: Buffer;
  readonly #y: Buffer;

  constructor(name: string) {
    const id = sha256(`credential of ${name}`);
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(sha256(`key of ${name}`));
    const point = ecdh.getPublicKey();
    this.#x = point.subarray(1, 33);
    this.#y = point.subarray(33);
    const [x, y, d] = [this.#x, this.#y, ecdh.getPrivateKey()].map((part) => part.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x, y, d } as Record<string, string>;
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.id = id.toString('base64url');
  }

  create(options: Readonly<Record<string, unknown>>): RegisteredCredential {
    const { challenge, rp } = options as { challenge: string; rp: { id: string } };
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: a key of P-256 for ES256.
    const cose = [Buffer.from('a5010203262001', 'hex'), Buffer.from([0x21]), bytes(this.#x), Buffer.from([0x22])];
    const credential = Buffer.concat([Buffer.alloc(16), length, id, ...cose, bytes(this.#y)]);
    const data = Buffer.concat([this.#dataOf(rp.id, PRESENT | WITH_CREDENTIAL), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    const clientDataJSON = clientData('webauthn.create', challenge, rp.id).toString('base64url');
    const response = { clientDataJSON, attestationObject: attestation.toString('base64url'), transports: ['internal'] };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  /** `over`: what an attacker would say instead. */
  get(
    { challenge, rpId = '' }: PasskeyRequestOptions,
    over: { readonly rpId?: string; readonly origin?: string } = {},
  ): AssertedCredential {
    const data = this.#dataOf(over.rpId ?? rpId, PRESENT);
    const client = clientData('webauthn.get', challenge, rpId, over.origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key);
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  #dataOf(rpId: string, flags: number): Buffer {
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), Buffer.alloc(4)]);
  }
}

const clientData = (type: string, challenge: string, rpId: string, origin = originOf(rpId)): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const originOf = (rpId: string): string => (rpId === 'localhost' ? 'http://localhost' : `https://${rpId}`);
