import { clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  it.each([
    [0, '203.0.113.9', '127.0.0.1'],
    [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    [1, null, '127.0.0.1'],
  ])('believes %s proxies about %s', (proxies, forwardedFor, address) => {
    expect(clientAddress('::ffff:127.0.0.1', forwardedFor, proxies)).toBe(address);
  });
});
