import { type LocalRemote } from '@rapport/workspace-kit/local-remotes';
import { StepError } from '@rapport/workspace-kit';

/** What the template of a remote is filled in with. */
export interface RemotePlan {
  /** Folder, package and registry name: `mf-analytics`. */
  name: string;
  /** Without the prefix: `analytics`. Names its files. */
  feature: string;
  /** `Analytics`. Names its component. */
  component: string;
  /** What the navigation calls it. */
  label: string;
  /** The path that it claims. */
  route: string;
  portOffset: number;
  /** Where its dev server listens while it runs alone. */
  alonePort: number;
}

export interface RemoteWishes {
  name: string | undefined;
  label?: string | undefined;
  route?: string | undefined;
}

/** What the command takes. */
export const NEW_REMOTE_USAGE =
  'pnpm new:remote analytics [--route /analytics] [--label Analytics]';
const USAGE = `Say what it is called: ${NEW_REMOTE_USAGE}`;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** Offsets from RAPPORT_PORT that a remote can have: one is free below the dev servers, the rest lie behind those of the stack. */
const FREE_OFFSETS = [4, ...Array.from({ length: 80 }, (_, index) => 15 + index)];

/** The gallery's; the remotes that run alone follow it in the order of their offsets. */
const GALLERY_PORT = 4290;

/**
 * What a new remote will be, from what was asked for and what is there.
 * @throws StepError saying what is wrong and what to do
 */
export function planRemote(wishes: RemoteWishes, existing: readonly LocalRemote[]): RemotePlan {
  if (!wishes.name) throw new StepError(USAGE);
  const feature = wishes.name.replace(/^mf-/, '');
  if (!NAME.test(feature)) {
    throw new StepError(
      `"${wishes.name}" cannot name a remote: small letters, digits and single hyphens only, a letter first. ${USAGE}`,
    );
  }
  const name = `mf-${feature}`;
  if (existing.some((remote) => remote.name === name)) {
    throw new StepError(`There is a remote called ${name} already. Choose another name.`);
  }
  const route = wishes.route ?? `/${feature}`;
  if (!ROUTE.test(route)) {
    throw new StepError(`"${route}" cannot be a route: write it like /analytics or /team-reports.`);
  }
  const claimant = existing.find(({ routes }) => routes.some((taken) => overlap(taken, route)));
  if (claimant) {
    throw new StepError(
      `${claimant.name} claims ${claimant.routes.join(' and ')} already. Choose a route with --route.`,
    );
  }
  const label = wishes.label?.trim() || sentenceCase(feature);
  if (/["{}<>\\']/.test(label) || label.length > 30) {
    throw new StepError(
      `"${label}" cannot stand in the navigation: at most 30 letters, no quotes or brackets.`,
    );
  }
  const portOffset = FREE_OFFSETS.find(
    (offset) => !existing.some((remote) => remote.portOffset === offset),
  );
  if (portOffset === undefined) throw new StepError('Every port for remotes is taken.');
  const alonePort = GALLERY_PORT + portOffset;
  return { name, feature, component: pascalCase(feature), label, route, portOffset, alonePort };
}

/** Whether one of the paths lies under the other. */
function overlap(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

function sentenceCase(feature: string): string {
  const words = feature.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pascalCase(feature: string): string {
  return feature
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
