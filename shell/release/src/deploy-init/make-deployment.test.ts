import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireStoreConfig } from '../checks/store-config.ts';
import { openStore } from '../stores/open-store.ts';
import { registryOf } from '../switch-registry.ts';
import { startBucket } from '../test/s3-server.ts';
import { makeDeployment, nextSteps } from './make-deployment.ts';
import { planDeployment } from './plan-deployment.ts';

const workspace = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(workspace, { recursive: true }));

const flags = {
  '--target': 'fresh',
  '--app': 'https://app.example.com/',
  '--api': 'https://api.example.com',
  '--supabase': 'https://project.supabase.co',
  '--publishable-key': 'sb_publishable_x',
};
const plan = (change: Readonly<Record<string, string>> = {}) =>
  planDeployment(Object.entries({ ...flags, ...change }).flat());
const make = async (target: string) => {
  const wanted = plan({ '--target': target });
  return makeDeployment(wanted, await openStore(target, workspace, 'any'));
};

describe('planDeployment', () => {
  it('serves the remotes below the app by default', () => {
    expect(plan()).toMatchObject({
      app: 'https://app.example.com',
      remotes: 'https://app.example.com/remotes/{remote}',
      config: {
        environment: 'production',
        reportUrl: 'https://api.example.com/api/remote-reports',
      },
    });
    const remotes = 'https://cdn.example.com/{remote}';
    expect(plan({ '--remotes': remotes }).remotes).toBe(remotes);
  });

  it('names all missing flags at once', () => {
    expect(() => planDeployment([])).toThrow(
      /- --target is missing.*\n- --app is missing.*\n- --api is missing.*\n- --supabase is missing.*\n- --publishable-key is missing.*\nUsage: pnpm deploy:init/,
    );
  });

  it.each([
    [{ '--api': 'http://api.example.com' }, '--api begins with http://'],
    [{ '--publishable-key': 'sb_secret_x' }, '--publishable-key holds a secret key'],
    [{ '--app': 'app.example.com' }, '--app is missing or no web address'],
    [{ '--remotes': 'cdn/{remote}' }, '--remotes is cdn/{remote}, which is no web address'],
    [{ '--wrong': 'x' }, "Unknown option '--wrong'"],
  ])('refuses %j', (change, message) => {
    expect(() => plan(change)).toThrow(message);
  });
});

describe('makeDeployment', () => {
  it('creates a folder that the other commands accept, with files for two environments', async () => {
    expect(await make('fresh')).toEqual([
      'registry/remotes.json',
      'config.json',
      'release.env',
      'api.env.example',
    ]);
    const store = await openStore('fresh', workspace);
    const registry = await registryOf(store);
    expect(registry).toMatchObject({ revision: 0, remotes: [] });
    // Analytics is in another repository, and has no page before its first release.
    expect(registry?.nav.map(({ path }) => path)).toEqual(['/contacts', '/coaching']);
    await requireStoreConfig(store);
    const read = (name: string) => readFileSync(join(workspace, 'fresh', name), 'utf8');
    expect(read('release.env')).toContain(`RELEASE_TARGET='${join(workspace, 'fresh')}'`);
    expect(read('release.env')).toContain(
      "RELEASE_BASE_URL='https://app.example.com/remotes/{remote}'",
    );
    expect(read('api.env.example')).toContain('CORS_ORIGINS=https://app.example.com\n');
    expect(nextSteps(plan(), ['mf-contacts'], '/x')).toContain('pnpm release mf-contacts\n');
  });

  it('never overwrites a deployment, and names the existing files', async () => {
    await make('twice');
    const file = join(workspace, 'twice/config.json');
    writeFileSync(file, '{}');
    await expect(make('twice')).rejects.toThrow(
      /has a deployment already \(registry\/remotes.json, config.json, release.env, api.env.example\), so nothing was changed/,
    );
    expect(readFileSync(file, 'utf8')).toBe('{}');
  });

  it('writes no environment file to a bucket, which may be public', async () => {
    const bucket = await startBucket({ conditional: true });
    try {
      expect(await make(`s3://${bucket.name}/new`)).toEqual([
        'registry/remotes.json',
        'config.json',
      ]);
    } finally {
      await bucket.close();
    }
  });
});
