import { type Registry } from '@rapport/registry';
import { type ToastMessage } from '@rapport/remote-api';
import { type RuntimeConfig } from '../config/runtime-config.ts';
import { logFailure } from '../log.ts';
import { holdInstallEvent } from './install-event.ts';

/** Milliseconds from the first page to storing it, which must not slow down what the user does first. */
const PAUSE = 12_000;

interface AfterShownOptions {
  config: RuntimeConfig;
  registry: Registry;
  userId: () => string | null;
  notify: (message: ToastMessage) => void;
}

/**
 * Returns a function to call when a page of a remote is shown. A little later, the first call stores the page for a
 * start without a network, because only a page that works is worth storing, and offers to install the product.
 */
export function afterShown({ config, registry, userId, notify }: AfterShownOptions): () => void {
  const installEvent = holdInstallEvent();
  let isShown = false;
  return () => {
    if (isShown) return;
    isShown = true;
    setTimeout(() => {
      import('./offline-pages.ts')
        .then(async ({ setUpOfflinePages, offerInstallation }) => {
          const id = userId();
          if (id !== null) offerInstallation({ userId: id, event: installEvent(), notify });
          await setUpOfflinePages(config.offlinePages, registry);
        })
        .catch((error: unknown) => logFailure("Couldn't store the page for offline use.", error));
    }, PAUSE);
  };
}
