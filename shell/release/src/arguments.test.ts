import { helpOf, readArguments } from './arguments.ts';

const read = (line: string, env = {}) => readArguments('release', line.split(' '), env);

describe('readArguments', () => {
  it('prefers flags to environment variables', () => {
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
    expect(read('contacts --candidate 5%').candidate).toBe(5);
  });

  it('releases to the data folder of the local stack by default', () => {
    expect(read('contacts', { RAPPORT_DATA: '/data' }).target).toBe('/data');
    expect(read('contacts').target).toBe('.rapport');
    expect(read('contacts').candidate).toBeUndefined();
  });

  it.each(['0', '100', '101', '-1', 'ten', '5%%'])('refuses a candidate for %s', (percent) => {
    expect(() => read(`contacts --candidate=${percent}`)).toThrow(
      `--candidate is "${percent}"; it must be a percentage between 0 and 100, like 10.`,
    );
  });

  it.each([
    ['--verison 1', "Unknown option '--verison'."],
    ['contacts coaching', 'One remote at a time'],
    ['--version 1.0.0', 'Which remote?'],
    ['contacts --base-url cdn', 'The base address "cdn" is wrong'],
    ['contacts --preview a/b', '--preview is "a/b"; it must be a short name'],
    ['contacts --preview new --candidate 10', 'leave --candidate out'],
  ])('says what is wrong with "%s", and how it is used', (line, message) => {
    expect(() => read(line)).toThrow(message);
    expect(() => read(line)).toThrow('Usage: pnpm release <remote>');
  });

  it('lists releases without the name of a remote', () => {
    expect(readArguments('releases', [], {}).remote).toBeUndefined();
  });

  it('reads the source and the target of a promotion from their flags', () => {
    const env = {
      RELEASE_TARGET_STAGING: 's3://staging/x',
      RELEASE_TARGET_PRODUCTION: 's3://live/x',
      RELEASE_SHELL_URL: 'https://staging.example',
      RELEASE_SHELL_URL_PRODUCTION: 'https://app.example',
      RELEASE_BASE_URL_PRODUCTION: 'https://cdn.example/{remote}',
    };
    const promote = (line: string) => readArguments('promote', line.split(' '), env);
    expect(promote('contacts --from staging --to production')).toMatchObject({
      from: 's3://staging/x',
      target: 's3://live/x',
      shell: 'https://app.example',
      baseUrl: 'https://cdn.example/{remote}',
    });
    expect(promote('contacts --from here --to s3://there/x')).toMatchObject({
      from: 'here',
      target: 's3://there/x',
      shell: undefined,
    });
    expect(() => promote('contacts --from staging')).toThrow('Name both places');
  });

  it('reads notes as one line of limited length', () => {
    const notes = (text: string) => readArguments('release', ['x', '--notes', text], {}).notes;
    expect(notes(' Lists load\n twice as fast. ')).toBe('Lists load twice as fast.');
    expect(() => notes(' ')).toThrow('--notes is empty');
    expect(() => notes('x'.repeat(201))).toThrow('--notes has 201 characters');
  });

  it('reads the position of a navigation entry', () => {
    const order = (text: string) => readArguments('nav', ['x', '--order', text], {}).nav.order;
    expect(order('2')).toBe(2);
    expect(() => order('0')).toThrow('--order is "0"');
  });

  it.each([
    'release',
    'rollback',
    'releases',
    'verify',
    'remove',
    'retire',
    'promote',
    'nav',
  ] as const)('says what each flag of %s means', (command) => {
    const [usage = '', , ...flags] = helpOf(command).split('\n');
    expect(usage).toMatch(/^Usage: pnpm /);
    expect(flags.length).toBeGreaterThan(0);
    flags.forEach((line, index) => {
      expect(line).toMatch(index % 2 === 0 ? /^ {2}--[a-z-]+/ : /^ {6}\S.{5,}/);
    });
  });
});
