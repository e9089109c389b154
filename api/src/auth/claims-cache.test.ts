import { ClaimsCache } from './claims-cache.ts';

const USER = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: null,
  token: { sessionId: null, issuedAt: null, expiresAt: 0 },
};
const NOW = 1_000_000;

describe('ClaimsCache', () => {
  it('keeps a token for at most a minute', () => {
    const cache = new ClaimsCache();
    cache.set('token', USER, NOW + 3_600_000, NOW);
    expect(cache.get('token', NOW + 59_999)).toBe(USER);
    expect(cache.get('token', NOW + 60_000)).toBeNull();
  });

  it('drops a token when it expires', () => {
    const cache = new ClaimsCache();
    cache.set('token', USER, NOW + 10, NOW);
    expect(cache.get('token', NOW + 9)).toBe(USER);
    expect(cache.get('token', NOW + 10)).toBeNull();
  });

  it('doesn’t return other tokens', () => {
    const cache = new ClaimsCache();
    cache.set('token', USER, NOW + 10_000, NOW);
    expect(cache.get('token2', NOW)).toBeNull();
  });

  it('drops the oldest entry when it is full', () => {
    const cache = new ClaimsCache(2);
    for (const token of ['a', 'b', 'c']) cache.set(token, USER, NOW + 10_000, NOW);
    expect(['a', 'b', 'c'].map((token) => cache.get(token, NOW) !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
