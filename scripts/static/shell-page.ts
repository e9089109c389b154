import { type Registry, REGISTRY_ELEMENT_ID, remoteForPath } from '@rapport/remote-api/registry';

/**
 * Puts the registry and the preloads of the requested route into the shell's index.html.
 * The registry is data, not a script to run, so the Content-Security-Policy needs no exception.
 * @throws Error when the page has no head to put them into
 */
export function composeShellPage(html: string, registry: Registry | undefined, path: string) {
  if (!registry) return html;
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('index.html of the shell has no </head>.');
  const preloads = preloadsFor(registry, path).map(
    (address) => `<link rel="modulepreload" crossorigin href="${escapeAttribute(address)}">`,
  );
  const data = `<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${escapeJson(registry)}</script>`;
  return [html.slice(0, end), ...preloads, data, html.slice(end)].join('');
}

/** The modules that the page at `path` needs first. */
function preloadsFor(registry: Registry, path: string): string[] {
  return remoteForPath(registry, path)?.current.preload ?? [];
}

/** JSON that an HTML parser cannot read as the end of the element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
