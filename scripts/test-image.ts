import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { failWith, REPOSITORY, runProgram, step, StepError } from '@rapport/workspace-kit';
import { startPostgres } from './postgres/start-postgres.ts';
import { freePort } from './postgres/port.ts';

/**
 * `pnpm test:image`: builds docs/deploy/api.Containerfile, runs the migrations of the image against a database, and
 * starts its API until it's ready and refuses a call without a token. It uses no image registry: Debian's base
 * system and this machine's Node replace the base image. Needs root and two programs (apt-get install buildah
 * debootstrap). Uses the committed files.
 */
const BASE = 'docker.io/library/node:22-bookworm-slim';
const IMAGE = 'localhost/rapport-api-under-test';
/** No container engine: only a chroot and the machine's network. */
const PLACE = ['--isolation', 'chroot', '--network', 'host'];
/** This machine's npm settings, for a proxy or a mirror of the npm registry. */
const NPM_SETTINGS = [join(homedir(), '.npmrc'), '/etc/npmrc', '/usr/etc/npmrc'];
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const ASK = `
  const address = 'http://127.0.0.1:' + process.env.PORT;
  const status = async (path) => (await fetch(address + path).catch(() => null))?.status;
  let ready;
  for (let n = 0; n < 120 && ready !== 200; n += 1) {
    ready = await status('/readyz');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const refused = await status('/api/contacts');
  console.log('readyz ' + ready + ', a call without a token ' + refused);
  process.exit(ready === 200 && refused === 401 ? 0 : 1);`;

const folder = mkdtempSync(join(tmpdir(), 'rapport-image-'));
// Postgres may run under another account; secrets inside have stricter permissions.
chmodSync(folder, 0o755);
try {
  await step(console.log, 'Base image', makeBase);
  await step(console.log, 'Image', buildImage);
  await step(console.log, 'Migrations and API', runImage);
  console.log('1 passed, 0 failed');
} catch (error) {
  failWith(error);
  console.log('0 passed, 1 failed');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function makeBase(): Promise<void> {
  const root = join(folder, 'base');
  await run(
    'debootstrap',
    '--variant=minbase',
    '--include=ca-certificates',
    'bookworm',
    root,
    await mirror(),
  );
  cpSync(process.execPath, join(root, 'usr/local/bin/node'), { dereference: true });
  const modules = (await run('npm', 'root', '-g')).trim();
  cpSync(join(modules, 'npm'), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    const program = `../lib/node_modules/npm/bin/${name}-cli.js`;
    await run('ln', '-s', program, join(root, 'usr/local/bin', name));
  }
  await run('chroot', root, '/usr/sbin/useradd', '-m', 'node');
  cpSync(CERTIFICATES, join(root, 'usr/local/share/machine.crt'), { dereference: true });
  const container = (await buildah('from', 'scratch')).trim();
  await buildah('copy', '-q', container, root, '/');
  await buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/usr/local/share/machine.crt', container);
  await buildah('commit', '-q', container, BASE);
}

/** Returns the address of this machine's package mirror. */
async function mirror(): Promise<string> {
  const sites = await run('apt-get', 'indextargets', '--format', '$(SITE)');
  const site = sites.split('\n').find((line) => line !== '' && !line.includes('security'));
  if (site === undefined) throw new StepError('Run "apt-get update" first: no mirror is known.');
  return site;
}

async function buildImage(): Promise<void> {
  const sources = join(folder, 'sources');
  await run('git', 'clone', '--quiet', '--depth', '1', `file://${REPOSITORY}`, sources);
  const settings = NPM_SETTINGS.filter((file) => existsSync(file));
  const volumes = settings.flatMap((file) => ['--volume', `${file}:${file}:ro`]);
  const file = join(sources, 'docs/deploy/api.Containerfile');
  await buildah('bud', '--pull-never', ...PLACE, ...volumes, '-f', file, '-t', IMAGE, sources);
}

async function runImage(): Promise<void> {
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), port: 0, durable: false });
  try {
    const owner = await postgres.ensureDatabase('rapport');
    const settings = {
      PORT: String(await freePort(0)),
      HOST: '127.0.0.1',
      CORS_ORIGINS: 'https://app.example.com',
      AUTH_MODE: 'local',
      JWT_SECRET: 'a secret of this test alone, and long enough',
      DATABASE_URL: await postgres.ensureGuest('rapport_api', 'rapport'),
    };
    const env = Object.entries({ ...settings, MIGRATION_DATABASE_URL: owner }).flatMap(
      ([name, value]) => ['--env', `${name}=${value}`],
    );
    const container = (await buildah('from', '--pull-never', IMAGE)).trim();
    const inside = (...command: string[]) =>
      buildah('run', ...PLACE, ...env, container, ...command);
    await inside('node', 'dist/migrate.js');
    const both =
      'node dist/main.js & api=$!; node --input-type=module -e "$1"; code=$?; kill $api; wait $api; exit $code';
    const said = await inside('sh', '-c', both, 'sh', ASK);
    console.log(said.trim().split('\n').at(-1));
  } finally {
    await postgres.stop();
    rmSync(postgres.clusterDir, { recursive: true, force: true });
  }
}

/** Runs buildah with images and containers in the test's folder. */
function buildah(...args: string[]): Promise<string> {
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  return run('buildah', ...store, '--storage-driver', 'vfs', ...args);
}

/** @throws StepError with the output, if the program fails */
async function run(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await runProgram(program, args);
  if (code === 0) return output;
  throw new StepError(`${program} ${args[0]} failed:\n${output.trim().slice(-2_000)}`);
}
