import { readStackSettings } from './settings.ts';

const read = (env: Record<string, string> = {}) => readStackSettings(env, '/workspace');

describe('readStackSettings', () => {
  it('runs on port 4200 and in .rapport when nothing is said', () => {
    expect(read()).toEqual({
      port: 4200,
      dataDir: '/workspace/.rapport',
      confirmEmails: false,
      limits: {},
      reportUrl: null,
      remoteOverrides: true,
      hosted: undefined,
    });
  });

  it('adopts the choice', () => {
    const settings = read({
      RAPPORT_PORT: ' 5200 ',
      RAPPORT_DATA: 'other/data',
      RAPPORT_CONFIRM_EMAILS: 'TRUE',
      RAPPORT_REMOTE_OVERRIDES: 'off',
      SIGN_UPS_PER_IP: '9000',
      REPORT_URL: 'https://reports.example/in',
    });
    expect(settings).toMatchObject({
      port: 5200,
      dataDir: '/workspace/other/data',
      confirmEmails: true,
      remoteOverrides: false,
      limits: { SIGN_UPS_PER_IP: '9000' },
      reportUrl: 'https://reports.example/in',
    });
    expect(read({ RAPPORT_DATA: '/elsewhere' }).dataDir).toBe('/elsewhere');
  });

  it('treats an empty variable as one that is not set', () => {
    expect(read({ RAPPORT_PORT: '', RAPPORT_DATA: ' ' })).toEqual(read());
  });

  it('names every bad setting at once', () => {
    const env = {
      RAPPORT_PORT: '80',
      RAPPORT_CONFIRM_EMAILS: 'perhaps',
      TRUST_PROXY: '-1',
      REPORT_URL: 'reports',
    };
    expect(() => read(env)).toThrow(
      [
        'Some settings are wrong:',
        '- RAPPORT_PORT is "80"; it must be a whole number from 1024 to 65521',
        '- RAPPORT_CONFIRM_EMAILS is "perhaps"; it must be true or false',
        '- TRUST_PROXY is "-1"; it must be a whole number from 0 to 10',
        '- REPORT_URL is "reports"; it must be an address that starts with https://',
      ].join('\n'),
    );
  });

  it('leaves a database of some other program alone', () => {
    expect(read({ DATABASE_URL: 'postgres://elsewhere/x' }).hosted).toBeUndefined();
  });

  it('uses hosted services with SUPABASE_URL, and lists missing settings', () => {
    const env = {
      SUPABASE_URL: 'https://project.supabase.co/',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      DATABASE_URL: 'postgres://db.example/rapport',
    };
    expect(read(env).hosted).toEqual({
      supabaseUrl: 'https://project.supabase.co',
      publishableKey: 'sb_publishable_x',
      databaseUrl: 'postgres://db.example/rapport',
    });
    expect(() => read({ SUPABASE_URL: env.SUPABASE_URL })).toThrow(
      /SUPABASE_PUBLISHABLE_KEY is missing[^]*DATABASE_URL is missing/,
    );
  });

  it('refuses to decide how a hosted project hashes passwords', () => {
    const hosted = {
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      DATABASE_URL: 'postgres://db.example/rapport',
    };
    expect(read({ PASSWORD_COST: '4' }).limits).toEqual({ PASSWORD_COST: '4' });
    expect(() => read({ ...hosted, PASSWORD_COST: '4' })).toThrow('PASSWORD_COST is for the local');
  });
});
