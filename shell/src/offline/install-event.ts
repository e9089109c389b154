/** The offer of a Chromium browser to install the product. Other browsers install from their menus only. */
export interface InstallEvent extends Event {
  /** Asks the user; once per event. */
  prompt(): Promise<unknown>;
}

/**
 * Holds the offer, which comes at some time after the page has loaded, instead of letting the browser show it on the
 * first visit.
 * @returns a function that returns the offer, or null if there's none, as in an installed product
 */
export function holdInstallEvent(): () => InstallEvent | null {
  let held: InstallEvent | null = null;
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    held = event;
  });
  return () => held;
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event;
}
