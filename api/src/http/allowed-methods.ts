/** The part of an Express router that lists its paths. */
interface RouteLayer {
  route?: { methods?: Readonly<Record<string, boolean>> };
  match?: (path: string) => boolean;
}

function isRouteLayer(value: unknown): value is RouteLayer {
  return typeof value === 'object' && value !== null && 'route' in value && 'match' in value;
}

/**
 * Returns the methods for which an Express application has routes at `path`; empty if no route matches.
 * @param stack `app.router.stack`
 */
export function allowedMethods(stack: readonly unknown[], path: string): string[] {
  const methods = new Set<string>();
  for (const layer of stack) {
    if (!isRouteLayer(layer) || !layer.route || !layer.match?.(path)) continue;
    for (const [method, answers] of Object.entries(layer.route.methods ?? {})) {
      if (answers) methods.add(method.toUpperCase());
    }
  }
  if (methods.has('GET')) methods.add('HEAD');
  if (methods.size > 0) methods.add('OPTIONS');
  return [...methods].sort();
}
