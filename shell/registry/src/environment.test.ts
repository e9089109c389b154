import { isProduction, registryRules, takesOverrides } from './environment.ts';

describe('isProduction', () => {
  it.each(['production', 'Production', ' PRODUCTION '])('is true of %p', (environment) => {
    expect(isProduction({ environment })).toBe(true);
  });

  it.each(['local', 'staging', 'production-like'])('is false of %p', (environment) => {
    expect(isProduction({ environment })).toBe(false);
  });
});

describe('takesOverrides', () => {
  it('is true where the environment says so', () => {
    expect(takesOverrides({ environment: 'local', remoteOverrides: true })).toBe(true);
  });

  it.each([undefined, false, null, 'true', 1])('is false where it says %p', (remoteOverrides) => {
    expect(takesOverrides({ environment: 'local', remoteOverrides })).toBe(false);
  });

  it.each(['production', 'Production'])(
    'is false in %s, even if the setting is true',
    (environment) => {
      expect(takesOverrides({ environment, remoteOverrides: true })).toBe(false);
    },
  );
});

describe('registryRules', () => {
  it('asks for hashes in production only', () => {
    expect(registryRules({ environment: 'production' })).toEqual({ requireHashes: true });
    expect(registryRules({ environment: 'local' })).toEqual({ requireHashes: false });
  });
});
