import { remoteForPath, type NavEntry, type Registry } from '@rapport/registry';

/** Returns whether the entry leads to the section that shows `pathname`. */
export function isCurrent(registry: Registry, entry: NavEntry, pathname: string): boolean {
  if (pathname === '/') return remoteForPath(registry, '/')?.routes.includes(entry.path) ?? false;
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}

/** Names of pages without a navigation entry. */
const OTHER_LABELS: Record<string, string> = {
  '/my-assessment': 'My Assessment',
  '/assessment': 'Assessment',
};

/** Returns the name of the section that shows `pathname`. */
export function labelOf(registry: Registry, pathname: string): string {
  const entry = registry.nav.find((candidate) => isCurrent(registry, candidate, pathname));
  return entry?.label ?? OTHER_LABELS[`/${pathname.split('/')[1]}`] ?? 'This page';
}

/** Whether a part of the product that was taken out had the address. */
export function isRetiredPath({ remotes }: Registry, pathname: string): boolean {
  const routes = remotes.flatMap(({ retired }) => retired?.routes ?? []);
  return routes.some((route) => pathname === route || pathname.startsWith(`${route}/`));
}
