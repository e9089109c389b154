import { randomBytes } from 'node:crypto';
import { SecretBox, secretKey, UnreadableSecret } from './secret-box.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const box = new SecretBox({ current: first, earlier: [] });
const PLACE = 'owner/row';

describe('SecretBox', () => {
  it('opens what it sealed, and seals the same secret in another way each time', () => {
    const [one, other] = [box.seal('pass wörd', PLACE), box.seal('pass wörd', PLACE)];
    expect(box.open(one, PLACE)).toBe('pass wörd');
    expect(one.sealed.equals(other.sealed)).toBe(false);
    expect(one.sealed.includes(Buffer.from('pass'))).toBe(false);
  });

  it('opens a secret in its own place only', () => {
    expect(() => box.open(box.seal('x', PLACE), 'owner/other')).toThrow(UnreadableSecret);
  });

  it('refuses a secret that was changed or cut', () => {
    const { keyId, sealed } = box.seal('secret', PLACE);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open({ keyId, sealed: changed }, PLACE)).toThrow(UnreadableSecret);
      const cut = sealed.subarray(0, at);
      expect(() => box.open({ keyId, sealed: cut }, PLACE)).toThrow(UnreadableSecret);
    }
  });

  it('opens secrets of an earlier key, and seals with the current one', () => {
    const rotated = new SecretBox({ current: second, earlier: [first] });
    const old = box.seal('secret', PLACE);
    expect(rotated.open(old, PLACE)).toBe('secret');
    expect(rotated.seal('secret', PLACE).keyId).toBe(rotated.keyId);
    expect(rotated.keyId).not.toBe(old.keyId);
    const without = new SecretBox({ current: second, earlier: [] });
    expect(() => without.open(old, PLACE)).toThrow(`the key ${old.keyId}`);
  });
});

describe('secretKey', () => {
  it.each([first.toString('hex'), first.toString('base64'), first.toString('base64url')])(
    'reads 32 bytes in hex and base64: %#',
    (text) => expect(secretKey(text)?.equals(first)).toBe(true),
  );

  it.each(['', 'short', 'a'.repeat(64).replace('a', 'g'), first.toString('base64').slice(4)])(
    'refuses anything else: %#',
    (text) => expect(secretKey(text)).toBeNull(),
  );
});
