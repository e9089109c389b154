import { configProblems } from './config-problems.ts';

const settings = {
  environment: 'production',
  apiUrl: 'https://api.example.com',
  supabaseUrl: 'https://project.supabase.co/',
  publishableKey: 'sb_publishable_key',
  reportUrl: null,
};
const token = (role: string) =>
  `e30.${btoa(JSON.stringify({ iss: 'supabase', role })).replace(/=+$/, '')}.x`;

describe('configProblems', () => {
  it.each([
    ['the settings of production', {}],
    ['no address for reports', { reportUrl: undefined }],
    ['an empty address for reports', { reportUrl: '' }],
    [
      'an address for reports with a path',
      { reportUrl: 'https://app.example.com/report?from=shell' },
    ],
    ['an anon key', { publishableKey: token('anon') }],
    ['overrides in a test environment', { environment: 'staging', remoteOverrides: true }],
    ['http on this machine', { apiUrl: 'http://localhost:4210' }],
    ['http in a test environment', { environment: 'staging', apiUrl: 'http://api.test' }],
    ['the schema that an editor uses', { $schema: './x.json' }],
  ])('finds nothing wrong with %s', (_what, change) => {
    expect(configProblems({ ...settings, ...change })).toEqual([]);
  });

  it.each([null, [], 'text', 7])('refuses %j as a whole', (value) => {
    expect(configProblems(value)).toEqual([expect.stringContaining('not a JSON object')]);
  });

  it.each([
    [{ environment: undefined }, 'environment is missing.'],
    [{ environment: ' ' }, 'environment is missing.'],
    [{ apiUrl: undefined }, 'apiUrl is missing. Name the address, like https://api.example.com.'],
    [{ apiUrl: 'api.example.com' }, 'apiUrl is "api.example.com", which is no web address.'],
    [{ apiUrl: 7 }, 'apiUrl is 7, which is no web address.'],
    [{ apiUrl: 'javascript:0' }, 'which is no web address.'],
    [{ apiUrl: 'https://x.example/api' }, 'Leave out /api: write https://x.example.'],
    [{ apiUrl: 'https://a:b@x.example' }, 'apiUrl contains a user name or a password'],
    [{ apiUrl: 'http://api.example.com' }, 'apiUrl begins with http://'],
    [{ supabaseUrl: 'http://p.example' }, 'supabaseUrl begins with http://'],
    [{ publishableKey: '' }, 'publishableKey is missing.'],
    [{ publishableKey: 'sb_secret_x' }, 'publishableKey holds a secret key'],
    [{ publishableKey: token('service_role') }, 'publishableKey holds a secret key'],
    [{ reportUrl: 'nowhere' }, 'reportUrl is "nowhere", which is no web address.'],
    [{ reportUrl: 'http://x.example/r' }, 'reportUrl begins with http://'],
    [{ remoteOverrides: 'true' }, 'Write true or false, without quotes.'],
    [{ measurePages: 'true' }, 'measurePages is "true". Write true or false'],
    [{ offlinePages: 0 }, 'offlinePages is 0. Write true or false'],
    [{ remoteOverrides: true }, 'production never takes a remote'],
    [{ apiURL: 'https://x.example' }, 'apiURL is not a setting. Write apiUrl.'],
    [{ SUPABASE_SECRET_KEY: 'x' }, 'SUPABASE_SECRET_KEY looks like a secret'],
    [{ theme: 'dark' }, 'theme is not a setting of this shell. Remove it;'],
  ])('says of %j: %s', (change, sentence) => {
    const problems = configProblems({ ...settings, ...change });
    expect(problems).toEqual([expect.stringContaining(sentence)]);
    // Each says what to do.
    expect(problems[0]).toMatch(/(Write|Name|Say|Copy|Leave|Remove|Replace)/);
  });

  it('tells everything at once', () => {
    expect(configProblems({})).toHaveLength(4);
    expect(
      configProblems({
        environment: 'production',
        apiUrl: 'http://x.example/api',
        supabaseUrl: 7,
        publishableKey: 'sb_secret_x',
        reportUrl: 'x',
        remoteOverrides: true,
        shade: 'red',
      }),
    ).toHaveLength(7);
  });
});
