import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** The key that encrypts, and earlier ones that only decrypt, each 32 bytes. */
export interface SecretKeys {
  current: Buffer;
  earlier: readonly Buffer[];
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A stored secret can't be read: its key is missing, or it belongs to another row. */
export class UnreadableSecret extends Error {}

/**
 * Encrypts secrets that are used again, like the password of an address book. A secret is bound to its place, so
 * one that was copied into another row can't be read there.
 */
export class SecretBox {
  private readonly keys: ReadonlyMap<string, Buffer>;
  /** The ID of the key that encrypts. It's stored with each secret, so the ones with an earlier key can be found. */
  readonly keyId: string;

  constructor({ current, earlier }: SecretKeys) {
    this.keyId = idOf(current);
    this.keys = new Map([...earlier, current].map((key) => [idOf(key), key]));
  }

  /** @param place the same for reading it, like the owner and the row */
  seal(secret: string, place: string): { keyId: string; sealed: Buffer } {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.keyOf(this.keyId), iv);
    cipher.setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return { keyId: this.keyId, sealed: Buffer.concat([iv, cipher.getAuthTag(), text]) };
  }

  /** @throws {UnreadableSecret} */
  open({ keyId, sealed }: { keyId: string; sealed: Buffer }, place: string): string {
    const key = this.keyOf(keyId);
    const [iv, tag, text] = [
      sealed.subarray(0, IV_BYTES),
      sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
      sealed.subarray(IV_BYTES + TAG_BYTES),
    ];
    try {
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch {
      throw new UnreadableSecret('a stored secret was changed, or belongs to another row');
    }
  }

  private keyOf(keyId: string): Buffer {
    const key = this.keys.get(keyId);
    if (key === undefined)
      throw new UnreadableSecret(`the key ${keyId} of a stored secret is missing`);
    return key;
  }
}

/** Reads a key in base64 or hex; null unless it has exactly 32 bytes. */
export function secretKey(text: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  const key = /^[\w+/-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null;
  return key?.length === KEY_BYTES ? key : null;
}

/** Identifies a key without saying anything about it. */
function idOf(key: Buffer): string {
  return createHash('sha256').update('rapport-key:').update(key).digest('hex').slice(0, 12);
}
