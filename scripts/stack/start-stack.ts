import { join } from 'node:path';
import { REPORT_PATH } from '@rapport/origin';
import { configProblems, describeConfigProblems } from '@rapport/registry/config';
import { lockFolder, type Print, REPOSITORY, step, StepError } from '@rapport/workspace-kit';
import { ensureAuthKeys } from '../auth/keys.ts';
import { buildAll } from '../build/build-all.ts';
import { type BuiltRoom } from '../build/build-room.ts';
import { readDemoAccount, writeDemoAccount } from '../demo/demo-account.ts';
import { makeDemoData } from '../demo/make-demo-data.ts';
import { publishLocalBuilds } from '../publish/publish-local-builds.ts';
import { migrate } from './migrate.ts';
import { originParts, type ShellConfig } from './origin-parts.ts';
import { localOrigin, type StackPorts, stackPorts } from './ports.ts';
import { postgresPart } from './postgres-part.ts';
import { requireFreePorts, requireNode, requireWritableFolder } from './preflight.ts';
import { apiEnvironment, apiPart, authPart, type ServiceContext } from './service-parts.ts';
import { type HostedSettings, type StackSettings } from './settings.ts';
import {
  hasStackFile,
  removeStackFile,
  type StackDescription,
  writeStackFile,
} from './stack-file.ts';
import { Supervisor } from './supervisor.ts';

export interface StackOptions {
  settings: StackSettings;
  print: Print;
  /** Called once if a part can't be kept running. */
  onGiveUp: (message: string) => void;
}

/** A stack that is starting or running. */
export interface Stack {
  /**
   * Resolves when everything is ready; rejects with what failed, why, and what to do. After a rejection, `stop`
   * still has to be called.
   */
  ready: Promise<StackDescription>;
  /** Stops everything that was started. */
  stop(): Promise<void>;
}

/** Builds what has changed, and starts everything on one data folder. */
export function startStack({ settings, print, onGiveUp }: StackOptions): Stack {
  const supervisor = new Supervisor({ print, onGiveUp });
  const stopping = new AbortController();
  const cleanUp: (() => void)[] = [];
  const run = { settings, print, supervisor, signal: stopping.signal, cleanUp };
  const ready = bringUp(run);
  return {
    ready,
    async stop() {
      stopping.abort();
      await supervisor.stop();
      await ready.catch(() => {});
      for (const clean of cleanUp.toReversed()) clean();
    },
  };
}

interface Run {
  settings: StackSettings;
  print: Print;
  supervisor: Supervisor;
  signal: AbortSignal;
  /** Clean-up functions for the end, in the order of registration. */
  cleanUp: (() => void)[];
}

async function bringUp(run: Run): Promise<StackDescription> {
  const { settings, print, supervisor, signal, cleanUp } = run;
  const { dataDir, hosted } = settings;
  const ports = stackPorts(settings.port);
  const context: ServiceContext = { settings, ports, logFolder: join(dataDir, 'logs') };
  await preflight(run, ports);
  // The user's settings are checked before anything is built.
  if (hosted) {
    requireConfig(
      shellConfig(settings, ports, {
        authUrl: hosted.supabaseUrl,
        publishableKey: hosted.publishableKey,
      }),
    );
  }

  const builds = await step(print, 'Build', () => buildAll(REPOSITORY, { print, signal }));
  const published = await publish(run, builds, ports);
  const services = hosted
    ? await startHostedServices(run, context, hosted)
    : await startLocalServices(run, context);
  const stack: StackDescription = {
    shellUrl: localOrigin(ports.shell),
    apiUrl: localOrigin(ports.api),
    ...services,
    remotes: remoteOrigins(ports),
    otherRemotes: localOrigin(ports.otherRemotes),
    demo: null,
  };
  const config = shellConfig(settings, ports, stack);
  const origins = originParts(published, ports, config, context.logFolder);
  await step(print, 'Origins', () => supervisor.start(origins));
  signal.throwIfAborted();
  if (!hosted) stack.demo = await prepareDemo(run, stack);
  writeStackFile(dataDir, stack);
  cleanUp.push(() => removeStackFile(dataDir));
  return stack;
}

/** Returns the configuration for the shell's pages. */
function shellConfig(
  { hosted, remoteOverrides, reportUrl }: StackSettings,
  ports: StackPorts,
  { authUrl, publishableKey }: Pick<StackDescription, 'authUrl' | 'publishableKey'>,
): ShellConfig {
  return {
    environment: hosted ? 'production' : 'local',
    remoteOverrides: remoteOverrides && !hosted,
    apiUrl: localOrigin(ports.api),
    supabaseUrl: authUrl,
    publishableKey,
    reportUrl: reportUrl ?? `${localOrigin(ports.shell)}${REPORT_PATH}`,
  };
}

function requireConfig(config: ShellConfig): void {
  const problems = configProblems(config);
  if (problems.length === 0) return;
  throw new StepError(
    describeConfigProblems(
      "The shell's config.json, as .env and the environment make it,",
      problems,
    ),
  );
}

async function preflight({ settings, print, cleanUp }: Run, ports: StackPorts): Promise<void> {
  const { dataDir } = settings;
  requireNode(process.version);
  requireWritableFolder(dataDir);
  const lock = lockFolder(dataDir);
  cleanUp.push(() => lock.release());
  const afterCrash = hasStackFile(dataDir);
  removeStackFile(dataDir);
  await requireFreePorts(ports, afterCrash, print);
}

async function publish({ settings, print }: Run, builds: BuiltRoom[], ports: StackPorts) {
  const { dataDir } = settings;
  const origins = remoteOrigins(ports);
  const published = await publishLocalBuilds({
    dataDir,
    builds,
    origins,
    otherRemotes: localOrigin(ports.otherRemotes),
    now: () => new Date(),
  });
  for (const note of published.notes) print(`  ${note}`);
  return published;
}

/** Addresses and keys of the services, as in the stack's description. */
type Services = Pick<
  StackDescription,
  'authUrl' | 'mailboxUrl' | 'databaseUrl' | 'publishableKey' | 'jwtSecret'
>;

async function startLocalServices(run: Run, context: ServiceContext): Promise<Services> {
  const { settings, print, supervisor } = run;
  const keys = ensureAuthKeys(settings.dataDir);
  const postgres = postgresPart(settings.dataDir, context.ports.postgres, (line) =>
    print(`  ${line}`),
  );
  const databases = await step(print, 'Postgres', async () => {
    await supervisor.start([postgres]);
    return {
      owner: await postgres.ensureDatabase('rapport'),
      api: await postgres.ensureGuest('rapport_api', 'rapport'),
      auth: await postgres.ensureDatabase('rapport_auth'),
    };
  });
  const env = apiEnvironment(context, databases.api, keys);
  await step(print, 'Migrations', () => migrate(env, databases.owner, run.signal));
  const services = [authPart(context, databases.auth, keys), apiPart(context, env)];
  await step(print, 'Auth and API', () => supervisor.start(services));
  const authUrl = localOrigin(context.ports.auth);
  return {
    authUrl,
    mailboxUrl: authUrl,
    databaseUrl: databases.owner,
    publishableKey: keys.publishableKey,
    jwtSecret: keys.jwtSecret,
  };
}

async function startHostedServices(
  run: Run,
  context: ServiceContext,
  hosted: HostedSettings,
): Promise<Services> {
  const { print, supervisor } = run;
  const env = apiEnvironment(context, hosted.databaseUrl, undefined);
  const owner = hosted.migrationDatabaseUrl ?? hosted.databaseUrl;
  await step(print, 'Migrations', () => migrate(env, owner, run.signal));
  await step(print, 'API', () => supervisor.start([apiPart(context, env)]));
  return {
    authUrl: hosted.supabaseUrl,
    mailboxUrl: null,
    databaseUrl: hosted.databaseUrl,
    publishableKey: hosted.publishableKey,
    jwtSecret: null,
  };
}

async function prepareDemo({ settings, print }: Run, stack: StackDescription) {
  const { apiUrl, authUrl, publishableKey, databaseUrl } = stack;
  const account = readDemoAccount(settings.dataDir);
  if (!account.complete) {
    await step(print, 'Demo data', () =>
      makeDemoData({ account, apiUrl, authUrl, publishableKey, databaseUrl }),
    );
    writeDemoAccount(settings.dataDir, { ...account, complete: true });
  }
  return { email: account.email, password: account.password };
}

function remoteOrigins({ remotes }: StackPorts): Record<string, string> {
  const entries = Object.entries(remotes);
  return Object.fromEntries(entries.map(([name, port]) => [name, localOrigin(port)]));
}
