import { join } from 'node:path';
import { packageBin, type Print, runNode, StepError } from '@rapport/workspace-kit';
import { findChromium, type FoundChromium } from '@rapport/workspace-kit/find-chromium';
import { installPackages, mayInstallPackages } from '../debian/install-packages.ts';

const INSTALL_WITHIN_MS = 5 * 60_000;
/** Debian's headless Chromium is smaller and uses less CPU. Other systems may not have it. */
const LIGHT = 'chromium-headless-shell';
const PACKAGES = [LIGHT, 'chromium'];
const FONTS = 'fonts-liberation';

/**
 * Finds a Chromium for the browser tests. If the machine has none, installs one and prints that. In CI, where time
 * matters, the headless one replaces Debian's Chromium.
 * @param workspace folder of the repository
 * @throws StepError with instructions if none can be installed
 */
export async function ensureChromium(workspace: string, print: Print): Promise<FoundChromium> {
  const e2e = join(workspace, 'e2e');
  const found = await findChromium(process.env, e2e);
  if (found) return isHeavy(found) ? ((await installLight(e2e, print)) ?? found) : found;

  print('Chromium is not installed. Installing the one that Playwright brings.');
  const playwright = await installWithPlaywright(e2e);
  const first = await findChromium(process.env, e2e);
  if (first) return first;

  const isRoot = mayInstallPackages();
  if (isRoot) print("That didn't work. Installing a system package.");
  let debian = isRoot ? '' : 'Only root may install system packages.';
  for (const name of isRoot ? PACKAGES : []) {
    debian = await installPackages([name, FONTS]);
    const second = await findChromium(process.env, e2e);
    if (second) return second;
  }
  throw new StepError(
    `No Chromium could be installed. Install one and start again, or name one with CHROMIUM_PATH.\n${lastLines(playwright)}\n${lastLines(debian)}`,
  );
}

/** True if CI found Debian's full Chromium, and no setting asks for it. */
function isHeavy({ path }: FoundChromium): boolean {
  return Boolean(process.env.CI) && !process.env.CHROMIUM_PATH && path === '/usr/bin/chromium';
}

/** @returns undefined if there's none for this system */
async function installLight(e2e: string, print: Print): Promise<FoundChromium | undefined> {
  if (!mayInstallPackages()) return undefined;
  print(`Installing ${LIGHT}, with which a browser test takes less of the processor.`);
  await installPackages([LIGHT, FONTS]);
  return findChromium(process.env, e2e);
}

async function installWithPlaywright(e2e: string): Promise<string> {
  const program = packageBin(e2e, '@playwright/test', 'playwright');
  const { output } = await runNode([program, 'install', 'chromium'], {
    cwd: e2e,
    show: 'both',
    timeoutMs: INSTALL_WITHIN_MS,
  });
  return output;
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-4).join('\n');
}
