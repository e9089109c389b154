import { CARD_FIELDS, type OwnCard, ownCardText } from '@rapport/contracts';
import fc from 'fast-check';
import jsqr from 'jsqr';
import { type CodePicture, codePicture } from './qr-path.ts';

/** Pixels per module; cameras see more than one. */
const SCALE = 4;

/** Renders the picture as a camera sees it: all modules in the path are black, all others white. */
function pixelsOf({ size, path }: CodePicture): Uint8ClampedArray {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back).toBe(x);
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const start = (row * side + Number(x) * SCALE) * 4;
      const end = start + Number(width) * SCALE * 4;
      for (let at = start; at < end; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return pixels;
}

function read(picture: CodePicture | null): string | undefined {
  if (picture === null) throw new Error('There is no code');
  const side = picture.size * SCALE;
  const found = jsqr(pixelsOf(picture), side, side);
  return found === null ? undefined : new TextDecoder().decode(Uint8Array.from(found.binaryData));
}

const text = (maxLength: number) => fc.string({ minLength: 1, maxLength, unit: 'grapheme' });
const CARD: fc.Arbitrary<OwnCard> = fc.record({
  name: text(40),
  title: fc.option(text(40)),
  company: fc.option(text(40)),
  pronouns: fc.option(text(20)),
  phone: fc.option(fc.constant('+44 20 7946 0958')),
  email: fc.option(fc.emailAddress()),
  card: fc.subarray([...CARD_FIELDS]),
});

it('the QR code of every card can be read', () => {
  fc.assert(
    fc.property(CARD, (card) => {
      expect(read(codePicture(ownCardText(card)))).toBe(ownCardText(card));
    }),
    { numRuns: 25 },
  );
});

it('the QR code uses less error correction for long texts, and is null for longer ones', () => {
  const long = 'a'.repeat(2_800);
  expect(read(codePicture(long))).toBe(long);
  expect(codePicture('a'.repeat(3_000))).toBeNull();
});
