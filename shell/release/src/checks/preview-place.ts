import { isProduction, takesOverrides } from '@rapport/registry';
import { StepError } from '@rapport/workspace-kit';
import { CONFIG_KEY, type ObjectStore } from '../stores/object-store.ts';

const PATIENCE_MS = 10_000;

/**
 * Rejects a preview if no page would open its link, so that none of its files are published.
 * @param shell address of the release's shell; a folder or undefined if none is set
 * @throws StepError that says where previews go instead
 */
export async function requirePreviewPlace(
  store: ObjectStore,
  shell: string | undefined,
): Promise<void> {
  const own = await store.read(CONFIG_KEY);
  if (own) requireOverrides(own.bytes.toString(), `${CONFIG_KEY} in ${store.name}`);
  if (shell === undefined || !/^https?:/.test(shell)) return;
  const address = new URL(`/${CONFIG_KEY}`, shell).href;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  // A site without readable settings shows no preview either, but that's no reason to refuse it.
  if (response?.ok) requireOverrides(await response.text(), address);
}

function requireOverrides(text: string, where: string): void {
  const config = Object(parsed(text));
  const settings = {
    environment: String(Reflect.get(config, 'environment') ?? ''),
    remoteOverrides: Reflect.get(config, 'remoteOverrides'),
  };
  if (takesOverrides(settings)) return;
  const reason = isProduction(settings)
    ? `${where} says that this is production, which takes no previews. Preview it in another environment, or release it to some people with --candidate 10.`
    : `${where} doesn't allow previews, so the link of this one would do nothing. Set "remoteOverrides": true there, export the site again, or use another environment.`;
  throw new StepError(`${reason}\nNothing was released.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
