import { isDeeperThan } from './nesting.ts';

describe('isDeeperThan', () => {
  it('counts levels of objects and lists', () => {
    expect(isDeeperThan(2, { a: [1] })).toBe(false);
    expect(isDeeperThan(2, { a: [[1]] })).toBe(true);
  });

  it('survives a depth that would end a recursion', () => {
    const text = '['.repeat(50_000) + ']'.repeat(50_000);
    expect(isDeeperThan(16, JSON.parse(text))).toBe(true);
  });
});
