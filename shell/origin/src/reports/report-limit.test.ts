import { reportLimit } from './report-limit.ts';

/** A limit whose clock stands still until `wait`. */
function limited() {
  let time = 0;
  const limit = reportLimit(() => time);
  const take = (address: string, times: number) =>
    Array.from({ length: times }, () => limit(address)).filter((wait) => wait === 0).length;
  return { limit, take, wait: (seconds: number) => (time += seconds * 1000) };
}

describe('reportLimit', () => {
  it('takes 60 reports of an address in a minute, and says when the next one may come', () => {
    const { limit, take, wait } = limited();
    expect(take('10.0.0.1', 100)).toBe(60);
    expect(limit('10.0.0.1')).toBe(1);
    expect(take('10.0.0.2', 1)).toBe(1);
    wait(2);
    expect(take('10.0.0.1', 100)).toBe(2);
    wait(60);
    expect(take('10.0.0.1', 100)).toBe(60);
  });

  it('takes 300 in a minute over all addresses', () => {
    const { take } = limited();
    const taken = Array.from({ length: 20 }, (_, index) => take(`10.0.0.${index}`, 60));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(300);
  });

  it('counts a network of IPv6 as one address, and an IPv4 address as itself', () => {
    const { take } = limited();
    expect(take('2001:db8:1:2::1', 60)).toBe(60);
    expect(take('2001:db8:1:2:ffff::9', 1)).toBe(0);
    expect(take('2001:db8:1:3::1', 1)).toBe(1);
    expect(take('::ffff:10.0.0.7', 60)).toBe(60);
    expect(take('10.0.0.7', 1)).toBe(0);
    expect(take('::1', 1)).toBe(1);
  });
});
