import { readOriginSettings } from './origin-settings.ts';

const shell = {
  kind: 'shell',
  port: 0,
  root: '/srv',
  registryFile: '/srv/remotes.json',
  services: [],
  config: {
    environment: 'production',
    apiUrl: 'https://api.example.com',
    supabaseUrl: 'https://project.supabase.co',
    publishableKey: 'sb_publishable_key',
  },
};
const read = (settings: object) => readOriginSettings({ RAPPORT_ORIGIN: JSON.stringify(settings) });

describe('readOriginSettings', () => {
  it('takes a shell whose config is in order, and a remote', () => {
    expect(read(shell)).toEqual(shell);
    const remote = { kind: 'remote', port: 0, root: '/srv' };
    expect(read(remote)).toEqual(remote);
  });

  it('does not start a shell with a wrong config, and names everything in it', () => {
    const config = {
      environment: 'production',
      apiUrl: 'http://api.example.com',
      remoteOverrides: true,
    };
    expect(() => read({ ...shell, config })).toThrow(
      /config.json is not in order:\n- apiUrl begins with http:.*\n- supabaseUrl is missing.*\n- publishableKey is missing.*\n- remoteOverrides is true/,
    );
  });

  it.each([{}, { kind: 'shell', port: 1 }, { kind: 'other' }])('refuses %j', (settings) => {
    expect(() => read(settings)).toThrow('RAPPORT_ORIGIN is not readable');
  });
});
