import { isUuid } from './uuid.ts';

const ID = '018f6b1e-0000-7000-8000-000000000001';

describe('isUuid', () => {
  it.each([ID, ID.toUpperCase()])('accepts the UUID %s', (value) => {
    expect(isUuid(value)).toBe(true);
  });

  it.each([undefined, '', '42', 'undefined', '..', `${ID}/`, ` ${ID}`, `${ID}\n`, ID.slice(1)])(
    'rejects %j',
    (value) => {
      expect(isUuid(value)).toBe(false);
    },
  );
});
