import { type LocalRemote } from '@rapport/workspace-kit/local-remotes';
import { StepError } from '@rapport/workspace-kit';

/** Values for the template of a remote. */
export interface RemotePlan {
  /** Folder, package, and registry name: `mf-analytics`. */
  name: string;
  /** Name without the prefix: `analytics`. Used for its files. */
  feature: string;
  /** `Analytics`. Used for its component. */
  component: string;
  /** Label in the navigation. */
  label: string;
  /** The path that it claims. */
  route: string;
  portOffset: number;
  /** Port of its stand-alone dev server. */
  alonePort: number;
}

export interface RemoteWishes {
  name: string | undefined;
  label?: string | undefined;
  route?: string | undefined;
}

/** Usage of the command. */
export const NEW_REMOTE_USAGE =
  'pnpm new:remote analytics [--route /analytics] [--label Analytics]';
const USAGE = `Say what it is called: ${NEW_REMOTE_USAGE}`;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** Free offsets from RAPPORT_PORT for a remote: one below the dev servers, and the rest after the stack's ports. */
const FREE_OFFSETS = [4, ...Array.from({ length: 80 }, (_, index) => 15 + index)];

/** Port of the gallery; the stand-alone remotes follow it in the order of their offsets. */
const GALLERY_PORT = 4290;

/**
 * Plans a new remote from the arguments and the existing remotes.
 * @throws StepError with the mistake and what to do
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

/** True if one path is equal to the other or below it. */
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
