import { readSettings } from './env.ts';
import { settings } from './test/auth-program.ts';

const { PASSWORD_COST: cheap, ...good } = settings('postgres://a:b@127.0.0.1:5432/auth');

describe('readSettings', () => {
  it('fills in what may be left out', () => {
    expect(readSettings(good)).toMatchObject({
      confirmEmails: false,
      trustedProxies: 0,
      accessTokenSeconds: 600,
      passwordCost: 10,
      throttle: {
        windowSeconds: 300,
        failedSignInsPerAccount: 10,
        slowSignInsPerAccount: 50,
        failedSignInsPerAddress: 50,
        signUpsPerAddress: 600,
        mailsPerAddress: 60,
      },
    });
  });

  it('names every variable that is missing', () => {
    for (const name of Object.keys(good)) {
      expect(() => readSettings({})).toThrow(`${name} is missing`);
    }
  });

  it.each([
    ['PORT', '70000'],
    ['APP_ORIGINS', 'http://localhost:4200/'],
    ['SITE_URL', 'http://localhost:9999'],
    ['JWT_SECRET', 'short'],
    ['PUBLISHABLE_KEY', 'sb_secret_0123456789abcdef'],
    ['SECRET_KEY', 'sb_secret_'],
    ['CONFIRM_EMAILS', 'maybe'],
    ['PASSWORD_COST', '3'],
    ['TRUST_PROXY', '-1'],
    ['FAILED_SIGN_INS_PER_IP', '0'],
  ])('names %s when it is %s, without repeating it', (name, value) => {
    const read = () => readSettings({ ...good, [name]: value });
    expect(read).toThrow(`${name} is wrong`);
    expect(read).not.toThrow(`"${value}"`);
  });

  it('hashes passwords cheaply only for sites on this machine', () => {
    const from = (APP_ORIGINS: string, cost = cheap) =>
      readSettings({
        ...good,
        APP_ORIGINS: `${good.SITE_URL},${APP_ORIGINS}`,
        PASSWORD_COST: cost,
      });
    expect(from('http://[::1]:4200').passwordCost).toBe(4);
    for (const hosted of ['https://rapport.example', 'http://localhost.example:4200']) {
      expect(() => from(hosted)).toThrow('PASSWORD_COST is wrong; it may be below 10 only');
      expect(from(hosted, '12').passwordCost).toBe(12);
    }
  });
});
