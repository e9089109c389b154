import { parseArgs } from 'node:util';
import { isAbsolute, join } from 'node:path';
import { messageOf, StepError } from '@rapport/workspace-kit';
import { type StaticHost } from '@rapport/origin';
import { type ObjectStore } from '../stores/object-store.ts';

/**
 * Sources of an export. Undefined ones come from the target each time: the registry, the shell in the registry,
 * `config.json`, and the releases of the remotes.
 */
export interface ExportSettings {
  /** Absolute path of the folder for the exports. */
  to: string;
  /** File or address of the registry. */
  registry?: string | undefined;
  /** Folder of the built shell. */
  shell?: string | undefined;
  /** File of the configuration. */
  config?: string | undefined;
  /** Folder of the releases; `none` if each remote has a separate origin. */
  remotes?: string | undefined;
  /** Address above the versions of a remote, `{remote}` for its name; if undefined, releases keep their addresses. */
  baseUrl?: string | undefined;
  host?: StaticHost | undefined;
  /** Public address of the site, which releases check after an export. */
  site?: string | undefined;
  /** A shell command that makes the web server reload its rules. */
  reload?: string | undefined;
}

/** Parsed command line. */
interface ExportOrder {
  settings: ExportSettings;
  target: string;
  /** True to compare the export with its sources and repair it. */
  repair: boolean;
  /** True if later releases run this export again. */
  remember: boolean;
  forget: boolean;
}

/** Usage of the command. */
export const EXPORT_USAGE =
  'pnpm export --to <folder> [--target <folder or s3://bucket/path>] [--shell <folder>] [--config <file>] [--registry <file or address>] [--remotes <folder or none>] [--base-url <address>] [--for netlify|cloudflare] [--site <address>] [--reload <command>] [--repair] [--once | --forget]';

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const OPTIONS = {
  to: TEXT,
  target: TEXT,
  registry: TEXT,
  shell: TEXT,
  config: TEXT,
  remotes: TEXT,
  'base-url': TEXT,
  for: TEXT,
  site: TEXT,
  reload: TEXT,
  repair: FLAG,
  once: FLAG,
  forget: FLAG,
} as const;

/**
 * Reads the command line of `pnpm export`.
 * @param folder base of relative paths
 * @throws StepError with the mistake and the usage
 */
export function readExportOrder(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): ExportOrder {
  const values = parse(args);
  const path = (text: string | undefined) => {
    if (!text || text === 'none' || /^https?:/.test(text)) return text || undefined;
    return isAbsolute(text) ? text : join(folder, text);
  };
  const { to, target, for: host } = values;
  if (!to || /^https?:/.test(to)) throw wrong('Into which folder? Name it with --to.');
  if (host !== undefined && host !== 'netlify' && host !== 'cloudflare') {
    throw wrong(`--for is "${host}"; it must be netlify or cloudflare.`);
  }
  const { site } = values;
  if (site !== undefined && !(URL.canParse(site) && /^https?:\/\//i.test(site))) {
    throw wrong(`--site is "${site}"; it must be an address like https://app.example.com.`);
  }
  const settings: ExportSettings = {
    to: path(to) ?? '',
    registry: path(values.registry),
    shell: path(values.shell),
    config: path(values.config),
    remotes: path(values.remotes),
    baseUrl: values['base-url'],
    host,
    site: site && new URL(site).origin,
    reload: values.reload,
  };
  return {
    settings,
    target: target || env.RELEASE_TARGET?.trim() || env.RAPPORT_DATA?.trim() || '.rapport',
    repair: values.repair === true,
    remember: values.once !== true,
    forget: values.forget === true,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: false, strict: true }).values;
  } catch (error) {
    throw wrong((messageOf(error).split('. ')[0] ?? '') + '.');
  }
}

function wrong(what: string): StepError {
  return new StepError(`${what}\nUsage: ${EXPORT_USAGE}`);
}

/** Stored beside the registry of a folder: the exports that every change of the registry runs again. */
const EXPORTS_KEY = 'exports.json';

/**
 * Returns the exports that a target remembers.
 * @throws StepError if their file isn't readable
 */
export async function rememberedExports(store: ObjectStore): Promise<ExportSettings[]> {
  const found = await store.read(EXPORTS_KEY);
  if (!found) return [];
  try {
    const value: unknown = JSON.parse(found.bytes.toString());
    if (Array.isArray(value) && value.every(isExportSettings)) return value;
  } catch {
    // Reported below, as for other invalid JSON.
  }
  throw new StepError(
    `${EXPORTS_KEY} in ${store.name} is not readable. Delete it and run "pnpm export" again.`,
  );
}

/** Remembers an export in place of the one into the same folder; without settings, forgets that one. */
export async function rememberExport(
  store: ObjectStore,
  to: string,
  settings: ExportSettings | undefined,
): Promise<void> {
  for (;;) {
    const before = await store.read(EXPORTS_KEY);
    const others = (await rememberedExports(store)).filter((one) => one.to !== to);
    const all = settings ? [...others, settings] : others;
    const bytes = Buffer.from(`${JSON.stringify(all, null, 2)}\n`);
    if (before?.bytes.equals(bytes)) return;
    if ((await store.replace(EXPORTS_KEY, bytes, before?.tag)) === 'written') return;
  }
}

function isExportSettings(value: unknown): value is ExportSettings {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    Object.values(value).every((setting) => typeof setting === 'string')
  );
}
