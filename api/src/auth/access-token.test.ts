import {
  isWholeAccessToken,
  looksLikeAccessToken,
  newAccessToken,
  shownPart,
} from './access-token.ts';

describe('an access token', () => {
  it('has a prefix, 32 random letters or digits, and a checksum of six', () => {
    const token = newAccessToken();
    expect(token).toMatch(/^rapport_pat_[0-9A-Za-z]{38}$/);
    expect(isWholeAccessToken(token)).toBe(true);
    expect(newAccessToken()).not.toBe(token);
    expect(shownPart(token)).toBe(token.slice(0, 16));
  });

  it('keeps its checksum from release to release', () => {
    expect(isWholeAccessToken('rapport_pat_abcdefghijklmnopqrstuvwxyz012345CHECKS')).toBe(false);
    expect(isWholeAccessToken(`rapport_pat_${'a'.repeat(32)}0veemd`)).toBe(true);
  });

  it('is not whole with another letter, in part, or with something around it', () => {
    const token = newAccessToken();
    const other = token.at(20) === 'a' ? 'b' : 'a';
    expect(isWholeAccessToken(token.slice(0, 20) + other + token.slice(21))).toBe(false);
    expect(isWholeAccessToken(token.slice(0, -1))).toBe(false);
    expect(isWholeAccessToken(`${token}0`)).toBe(false);
    expect(isWholeAccessToken(`${token}\n`)).toBe(false);
    expect(looksLikeAccessToken(token.slice(0, 20))).toBe(true);
    expect(looksLikeAccessToken('eyJhbGciOiJIUzI1NiJ9.e30.x')).toBe(false);
  });
});
