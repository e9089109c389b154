import { readServiceOrder } from './service-order.ts';

const read = (line: string, env = {}) => readServiceOrder(line.split(' '), env, '/app');

it('reads the rights of a token, and stores them next to the registry', () => {
  expect(read('token reports --remotes mf-reports,mf-numbers --actions rollback,release')).toEqual({
    kind: 'token',
    target: '/app/.rapport',
    access: '/app/.rapport/registry-access',
    team: 'reports',
    remotes: ['mf-reports', 'mf-numbers'],
    actions: ['release', 'rollback'],
    days: 90,
  });
});

it('reads the address to listen on and the target to serve', () => {
  const env = { RELEASE_TARGET: 's3://bucket/x', REGISTRY_ACCESS: '/srv/access', PORT: '8091' };
  expect(read('serve --base-url https://cdn.example/{remote}/ --max-file 5', env)).toMatchObject({
    target: 's3://bucket/x',
    access: '/srv/access',
    port: 8091,
    baseUrl: 'https://cdn.example/{remote}',
    fileBytes: 5_000_000,
    hourBytes: 500_000_000,
  });
});

it.each([
  ['', 'There is no "registry ".'],
  ['start', 'There is no "registry start".'],
  ['token --remotes mf-x', 'For which team?'],
  ['token reports', 'For which remotes?'],
  ['token reports --remotes ../x', '"../x" is not the name of a remote'],
  ['token reports --remotes mf-x --actions own', '"own" is not an action. There are release, '],
  ['token reports --remotes mf-x --days 400', '--days is "400"; it must be a whole number to 366.'],
  ['token reports --remotes mf-x --days 0', 'a token has to last'],
  ['revoke', 'Which token?'],
  ['serve --base-url https://cdn.example', 'it must be like https://cdn.example.com/{remote}'],
  ['serve --target s3://bucket/x', 'Name a folder of this machine'],
  ['log mf-x', 'What is mf-x for?'],
  ['serve --prot 1', "Unknown option '--prot'."],
])('says what is wrong with "%s"', (line, message) => {
  expect(() => read(line)).toThrow(message);
  expect(() => read(line)).toThrow('Usage: pnpm registry serve');
});
