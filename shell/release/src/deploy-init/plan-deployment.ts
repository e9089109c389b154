import { parseArgs } from 'node:util';
import { configProblems } from '@rapport/registry/config';
import { messageOf, StepError } from '@rapport/workspace-kit';

/** Addresses and target of a deployment. */
export interface DeploymentPlan {
  /** A folder or `s3://bucket/path`. */
  target: string;
  app: string;
  /** Address above the versions of a remote, with `{remote}` for its name. */
  remotes: string;
  config: {
    environment: string;
    apiUrl: string;
    supabaseUrl: string;
    publishableKey: string;
    reportUrl: string | null;
  };
}

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  target: TEXT,
  app: TEXT,
  api: TEXT,
  supabase: TEXT,
  'publishable-key': TEXT,
  remotes: TEXT,
  report: TEXT,
  environment: TEXT,
} as const;

/** Usage of the command. */
export const DEPLOY_USAGE =
  'pnpm deploy:init --target <folder or s3://bucket/path> --app https://app.example.com --api https://api.example.com --supabase https://<project>.supabase.co --publishable-key <key> [--remotes https://cdn.example.com/{remote}] [--report <address>] [--environment production]';

/** Flags by the setting that they set, so messages use the flag that the user typed. */
const FLAG_OF: readonly (readonly [string, string])[] = [
  ['apiUrl', '--api'],
  ['supabaseUrl', '--supabase'],
  ['publishableKey', '--publishable-key'],
  ['reportUrl', '--report'],
  ['environment', '--environment'],
];

/**
 * Reads the command line of `pnpm deploy:init`.
 * @throws StepError with all mistakes
 */
export function planDeployment(args: string[]): DeploymentPlan {
  const values = parse(args);
  const { target = '', app = '', remotes = `${originOf(app) ?? app}/remotes/{remote}` } = values;
  const config = {
    environment: values.environment ?? 'production',
    apiUrl: values.api,
    supabaseUrl: values.supabase,
    publishableKey: values['publishable-key'],
    reportUrl: values.report ?? reportsOf(values.api),
  };
  const problems = [
    ...(target === ''
      ? [
          '--target is missing. Name an empty folder for the releases, or a bucket like s3://bucket/path.',
        ]
      : []),
    ...(originOf(app) === undefined
      ? [
          '--app is missing or no web address. Name where people open the product, like https://app.example.com.',
        ]
      : []),
    ...(originOf(remotes.replaceAll('{remote}', 'x')) === undefined && originOf(app) !== undefined
      ? [
          `--remotes is ${remotes}, which is no web address. Name the address above the versions, like https://cdn.example.com/{remote}.`,
        ]
      : []),
    ...configProblems(config).map(withFlag),
  ];
  const { apiUrl, supabaseUrl, publishableKey } = config;
  if (problems.length > 0 || !apiUrl || !supabaseUrl || !publishableKey) {
    throw new StepError(
      `The deployment cannot be made like this:\n- ${problems.join('\n- ')}\nUsage: ${DEPLOY_USAGE}`,
    );
  }
  return {
    target,
    app: originOf(app) ?? '',
    remotes,
    config: { ...config, apiUrl, supabaseUrl, publishableKey },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: false, strict: true }).values;
  } catch (error) {
    throw new StepError(`${(messageOf(error).split('. ')[0] ?? '') + '.'}\nUsage: ${DEPLOY_USAGE}`);
  }
}

function withFlag(problem: string): string {
  const found = FLAG_OF.find(([setting]) => problem.startsWith(`${setting} `));
  return found ? problem.replace(found[0], found[1]) : problem;
}

/** Returns the address where an API accepts the reports of pages, which `pnpm releases` shows. */
function reportsOf(api = ''): string | null {
  const origin = originOf(api);
  return origin?.startsWith('https:') ? `${origin}/api/remote-reports` : null;
}

function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return ['http:', 'https:'].includes(protocol) ? origin : undefined;
}
