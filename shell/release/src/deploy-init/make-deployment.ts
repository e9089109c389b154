import { randomBytes } from 'node:crypto';
import { emptyRegistry } from '@rapport/registry/changes';
import { StepError } from '@rapport/workspace-kit';
import { OWN_NAV } from '@rapport/workspace-kit/local-remotes';
import { CONFIG_KEY, type ObjectStore, REGISTRY_KEY } from '../stores/object-store.ts';
import { type DeploymentPlan } from './plan-deployment.ts';

/** For the terminal of the releasing user, and for the API; both contain placeholders and no secret. */
const RELEASE_ENV = 'release.env';
const API_ENV = 'api.env.example';

/**
 * Creates the initial files of a deployment: registry, config, and example environments. A bucket may be public, so
 * it gets only the first two.
 * @param name target of releases in the environments
 * @returns the written files
 * @throws StepError if one of them exists already; then nothing was written
 */
export async function makeDeployment(plan: DeploymentPlan, store: ObjectStore): Promise<string[]> {
  const registry = { ...emptyRegistry(OWN_NAV), revision: 0 };
  const files = new Map([
    [REGISTRY_KEY, json(registry)],
    [CONFIG_KEY, json(plan.config)],
    ...(isBucket(plan)
      ? []
      : ([
          [RELEASE_ENV, releaseEnvironment(plan, store.name)],
          [API_ENV, apiEnvironment(plan)],
        ] as const)),
  ]);
  const taken: string[] = [];
  for (const key of files.keys()) if (await store.read(key)) taken.push(key);
  if (taken.length > 0) throw alreadyThere(store, taken);
  for (const [key, text] of files) {
    // Another user may be creating one at the same time.
    if ((await store.create(key, Buffer.from(text))) === 'exists') throw alreadyThere(store, [key]);
  }
  return [...files.keys()];
}

/** Returns the next steps for a new deployment as lines. */
export function nextSteps(plan: DeploymentPlan, remotes: readonly string[], place: string): string {
  const environment = isBucket(plan)
    ? `export RELEASE_TARGET=${plan.target} RELEASE_BASE_URL='${plan.remotes}'`
    : `set -a; . ${place}/${RELEASE_ENV}; set +a`;
  const steps = [
    environment,
    'pnpm release shell',
    ...remotes.map((remote) => `pnpm release ${remote}`),
    ...(isBucket(plan) ? [] : [`pnpm export --to /srv/rapport/www --site ${plan.app}`]),
  ];
  return `Next, in this repository (docs/hosting.md explains each):
${steps.map((step) => `  ${step}`).join('\n')}

Two keys for the environment of the API, stored nowhere else: for reminders on phones and computers, and for
passwords of address books.
  VAPID_PRIVATE_KEY=${randomBytes(32).toString('base64url')}
  SECRETS_KEY=${randomBytes(32).toString('base64')}`;
}

function releaseEnvironment({ remotes, target }: DeploymentPlan, folder: string): string {
  return `# What "pnpm release", "rollback", "releases" and "export" read. Before them: set -a; . ${folder}/${RELEASE_ENV}; set +a
RELEASE_TARGET=${quoted(target.startsWith('s3://') ? target : folder)}
RELEASE_BASE_URL=${quoted(remotes)}
# Who releases, for the history. Without it: git's user.name.
# RELEASE_BY=
`;
}

function apiEnvironment({ app, config }: DeploymentPlan): string {
  return `# The environment of the API (docs/settings.md has every setting). Copy it to a place that only root and
# the account of the API can read, like /etc/rapport/api.env, and fill in what stands in < >.
NODE_ENV=production
HOST=127.0.0.1
PORT=4210
AUTH_MODE=hosted
SUPABASE_URL=${new URL(config.supabaseUrl).origin}
CORS_ORIGINS=${app}
# The number of our own proxies in front: one nginx or Caddy is 1.
TRUST_PROXY=1
DATABASE_URL=postgres://rapport_api:<password>@127.0.0.1:5432/rapport
# Only for node api/dist/migrate.js, as the owner of the tables; keep it away from the API itself.
# MIGRATION_DATABASE_URL=postgres://rapport_owner:<password>@127.0.0.1:5432/rapport
# With the secret key of the project, "Delete my data" removes the account too.
# SUPABASE_SECRET_KEY=<sb_secret_…>
# With these, reminders reach phones and computers. "pnpm deploy:init" has printed a key.
# VAPID_PRIVATE_KEY=<the key>
# VAPID_SUBJECT=mailto:<an address for push services>
# With it, users may connect address books. "pnpm deploy:init" has printed a key. Backups of the database don't have it.
# SECRETS_KEY=<the key>
`;
}

function isBucket({ target }: DeploymentPlan): boolean {
  return target.startsWith('s3://');
}

function alreadyThere(store: ObjectStore, keys: readonly string[]): StepError {
  return new StepError(
    `${store.name} has a deployment already (${keys.join(', ')}), so nothing was changed. Name an empty folder with --target, or go on with "pnpm releases --target ${store.name}".`,
  );
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Quotes text for a shell, which would interpret braces and spaces. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
