import { readDevArguments } from './dev-arguments.ts';

describe('readDevArguments', () => {
  it('reads the remotes, and the environment to show one in', () => {
    expect(readDevArguments(['contacts', 'coaching'])).toEqual({
      remotes: ['contacts', 'coaching'],
      against: undefined,
    });
    expect(readDevArguments(['contacts', '--against', 'https://staging.example.com/x'])).toEqual({
      remotes: ['contacts'],
      against: 'https://staging.example.com',
    });
  });

  it.each([
    [['contacts', '--against', 'staging'], '"staging" is not an address'],
    [['--against', 'https://x.example'], 'Name one remote'],
    [['contacts', 'coaching', '--against', 'https://x.example'], 'Name one remote'],
    [['contacts', '--agianst', 'https://x.example'], 'Usage: pnpm dev'],
  ])('refuses %j', (args, message) => {
    expect(() => readDevArguments(args)).toThrow(message);
  });
});
