import { acceptedEncodings } from './content-encoding.ts';

describe('acceptedEncodings', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['identity', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
    ['br;q=0, gzip', ['gzip']],
    ['*', ['br', 'gzip']],
    ['*;q=0.1, gzip;q=0', ['br']],
    ['BR', ['br']],
    ['br;q=often', []],
    ['brotli, xgzip', []],
  ])('reads %p as %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});
