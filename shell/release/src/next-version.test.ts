import { nextVersion } from './next-version.ts';

const versionFor = (published: string[], asked?: string, packageVersion = '0.1.0') =>
  nextVersion({ remote: 'mf-contacts', packageVersion, published, asked });

describe('nextVersion', () => {
  it.each([
    ['the version of package.json for the first release', [], '0.1.0'],
    ['the version of package.json, ignoring local builds', ['0.1.0-local.ab12'], '0.1.0'],
    ['the next patch once that is taken', ['0.1.0'], '0.1.1'],
    ['the patch after the highest', ['0.1.0', '0.1.9', '0.1.10'], '0.1.11'],
    ['the patch after a higher line', ['0.1.0', '0.3.0'], '0.3.1'],
    ['the release that a beta was for', ['0.2.0-beta.1'], '0.2.0'],
  ])('is %s', (_what, published, expected) => {
    expect(versionFor(published)).toBe(expected);
  });

  it('is the version of package.json if that is higher', () => {
    expect(versionFor(['0.1.0', '0.1.4'], undefined, '0.2.0')).toBe('0.2.0');
  });

  it('is the requested version', () => {
    expect(versionFor(['0.1.0'], '0.5.0')).toBe('0.5.0');
    expect(versionFor(['0.1.0'], '0.1.0')).toBe('0.1.0');
  });

  it.each(['1', 'v1.0.0', '1.0', 'latest', '1.0.0+build', '../1.0.0', ' 1.0.0'])(
    'refuses %p, which is no version',
    (asked) => expect(() => versionFor([], asked)).toThrow('is not a version; it must look like'),
  );

  it('refuses the name of a local build', () => {
    expect(() => versionFor([], '1.0.0-local.ab')).toThrow('is the name of a local build');
  });

  it('refuses a lower version, and explains how to roll back', () => {
    expect(() => versionFor(['0.3.0'], '0.2.0')).toThrow(
      'mf-contacts 0.2.0 is lower than 0.3.0, which is released already. Go back with "pnpm rollback mf-contacts", or release 0.3.1.',
    );
  });

  it('names a package.json that has no version', () => {
    expect(() => versionFor([], undefined, 'next')).toThrow('"next" in mf-contacts/package.json');
  });
});
