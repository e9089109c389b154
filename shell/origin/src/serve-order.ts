import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configProblems } from '@rapport/registry/config';
import { parseConfig, servicesOf, type ShellSettings } from './compose/shell-pages.ts';

/** The options of a `pnpm serve` process. */
export interface ServeOrder {
  host: string;
  port: number;
  keepAliveMs: number;
  trustedProxies: number;
  site:
    | { kind: 'remote'; folder: string }
    | {
        kind: 'shell';
        root: string;
        registryFile: string;
        config: ShellSettings['config'];
        services: readonly string[];
        /** The folder of the releases; undefined if each remote has a separate origin. */
        remotes: string | undefined;
      };
}

type Environment = Readonly<Record<string, string | undefined>>;

export const SERVE_USAGE = `pnpm serve [--data <folder>] [--shell <folder>] [--registry <file>] [--config <file>] [--remotes <folder or none>]
pnpm serve --remote <folder>
  --host 127.0.0.1   address to listen on (HOST)
  --port 8080        port to listen on (PORT)
  --keep-alive 75    seconds that an idle connection stays (KEEP_ALIVE_SECONDS)
  --trust-proxy 0    proxies in front whose X-Forwarded headers count (TRUST_PROXY)`;

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  data: TEXT,
  shell: TEXT,
  registry: TEXT,
  config: TEXT,
  remotes: TEXT,
  remote: TEXT,
  host: TEXT,
  port: TEXT,
  'keep-alive': TEXT,
  'trust-proxy': TEXT,
} as const;

/**
 * Reads the command line and the files that it names.
 * @throws Error with all problems
 */
export function readServeOrder(args: string[], env: Environment): ServeOrder {
  const { values } = parseArgs({ args, options: OPTIONS, strict: true });
  const problems: string[] = [];
  const whole = (flag: keyof typeof OPTIONS, variable: string, most: number, fallback: number) => {
    const text = values[flag] ?? env[variable]?.trim();
    const value = text ? Number(text) : fallback;
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    problems.push(`--${flag} (${variable}) is "${text}"; it must be a whole number to ${most}.`);
    return fallback;
  };
  const order = {
    host: values.host || env.HOST?.trim() || '127.0.0.1',
    port: whole('port', 'PORT', 65_535, 8080),
    keepAliveMs: whole('keep-alive', 'KEEP_ALIVE_SECONDS', 3600, 75) * 1000,
    trustedProxies: whole('trust-proxy', 'TRUST_PROXY', 10, 0),
  };
  const site =
    values.remote === undefined
      ? readSite(values, env, problems)
      : { kind: 'remote' as const, folder: resolve(values.remote) };
  if (site.kind === 'remote' && !existsSync(site.folder)) {
    problems.push(`${site.folder} does not exist.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { ...order, site };
}

function readSite(
  values: Partial<Record<keyof typeof OPTIONS, string>>,
  env: Environment,
  problems: string[],
) {
  const data = resolve(values.data ?? (env.RAPPORT_DATA?.trim() || '.rapport'));
  const place = (flag: 'registry' | 'config', file: string) => {
    const path = resolve(values[flag] ?? join(data, file));
    if (!existsSync(path)) problems.push(`${path} does not exist. Name another with --${flag}.`);
    return path;
  };
  const root = values.shell === undefined ? newestShell(data) : resolve(values.shell);
  if (root === undefined || !existsSync(join(root, 'index.html'))) {
    problems.push(`There is no built shell in ${root ?? data}. Name one with --shell.`);
  }
  const registryFile = place('registry', 'registry/remotes.json');
  const configFile = place('config', 'config.json');
  const config = readConfig(configFile, problems);
  const remotes = values.remotes ?? join(data, 'releases');
  return {
    kind: 'shell' as const,
    root: root ?? '',
    registryFile,
    config,
    services: problems.length > 0 ? [] : servicesOf(config),
    remotes: remotes === 'none' ? undefined : resolve(remotes),
  };
}

function readConfig(file: string, problems: string[]): ShellSettings['config'] {
  try {
    if (existsSync(file)) {
      const config = parseConfig(readFileSync(file, 'utf8'), file);
      problems.push(...configProblems(config).map((problem) => `${file}: ${problem}`));
      return config;
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return { environment: '' };
}

/** Returns the newest release of the shell; the one that the registry names is found next to it. */
function newestShell(data: string): string | undefined {
  const folder = join(data, 'releases/shell');
  if (!existsSync(folder)) return undefined;
  const made = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'index.html')))
    .map((path) => ({ path, at: statSync(path).ctimeMs }));
  return made.sort((one, other) => other.at - one.at)[0]?.path;
}
