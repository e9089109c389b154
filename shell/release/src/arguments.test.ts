import { readArguments } from './arguments.ts';

const read = (line: string, env = {}) => readArguments('release', line.split(' '), env);

describe('readArguments', () => {
  it('reads flags before variables', () => {
    const env = {
      RAPPORT_DATA: '/data',
      RELEASE_TARGET: 's3://bucket/shop',
      RELEASE_BASE_URL: 'https://cdn.example/{remote}',
      RELEASE_BY: 'ci',
    };
    expect(read('mf-contacts --version 1.2.3 --candidate 12.5 --by Ada', env)).toMatchObject({
      remote: 'mf-contacts',
      version: '1.2.3',
      candidate: 12.5,
      target: 's3://bucket/shop',
      baseUrl: 'https://cdn.example/{remote}',
      by: 'Ada',
      retryPrefix: true,
    });
    expect(read('contacts --target here', env).target).toBe('here');
  });

  it('releases to the data folder of the stack when nothing else is said', () => {
    expect(read('contacts', { RAPPORT_DATA: '/data' }).target).toBe('/data');
    expect(read('contacts').target).toBe('.rapport');
    expect(read('contacts').candidate).toBeUndefined();
  });

  it.each(['0', '100', '101', '-1', 'ten', '5%'])('refuses a candidate for %s', (percent) => {
    expect(() => read(`contacts --candidate=${percent}`)).toThrow(
      `--candidate is "${percent}"; it must be a percentage between 0 and 100, like 10.`,
    );
  });

  it.each([
    ['--verison 1', "Unknown option '--verison'."],
    ['contacts coaching', 'One remote at a time'],
    ['--version 1.0.0', 'Which remote?'],
    ['contacts --base-url cdn', 'The base address "cdn" is wrong'],
  ])('says what is wrong with "%s", and how it is used', (line, message) => {
    expect(() => read(line)).toThrow(message);
    expect(() => read(line)).toThrow('Usage: pnpm release <remote>');
  });

  it('needs no remote to list releases', () => {
    expect(readArguments('releases', [], {}).remote).toBeUndefined();
  });
});
