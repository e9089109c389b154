import { join } from 'node:path';
import { type Browser } from 'playwright-core';
import { IS_OUTSIDE, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { findChromium } from '@rapport/workspace-kit/find-chromium';

/** Starts a browser. */
export type OpenBrowser = () => Promise<Browser>;

/** The folder whose Playwright finds its Chromium. */
const OWN_FOLDER = IS_OUTSIDE ? REPOSITORY : join(REPOSITORY, 'shell/release');

/**
 * Finds the browser for the smoke test, before a build that takes a while.
 * @throws StepError that says what to install
 */
export async function findBrowser(): Promise<OpenBrowser> {
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright) {
    throw missing('playwright-core is not installed. Add it to the devDependencies.');
  }
  const chromium = await findChromium(process.env, OWN_FOLDER);
  if (!chromium) {
    throw missing(
      'There is no Chromium. Install one (Debian: chromium-headless-shell; elsewhere: npx playwright-core install chromium), or name one with CHROMIUM_PATH.',
    );
  }
  return () => playwright.chromium.launch({ executablePath: chromium.path });
}

function missing(what: string): StepError {
  return new StepError(
    `A release is opened in a browser before it goes live, and that is not possible here. ${what}\nTo release without this test, pass --no-smoke; the history then says so.`,
  );
}
