import { existsSync } from 'node:fs';
import { type Print, StepError } from '@rapport/workspace-kit';
import { installPackages, mayInstallPackages } from '../debian/install-packages.ts';

/**
 * Debian's packages with the engines of Firefox and Safari and a Chromium that shows notifications, and the programs
 * that show they're installed.
 */
const BROWSERS = [
  { name: 'firefox', packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
  { name: 'chromium', packages: ['chromium'], programs: ['/usr/bin/chromium'] },
] as const;

/**
 * Returns the browsers besides the headless Chromium that tests can open here: `firefox`, `webkit`, and, unless the
 * run is quick, `chromium`. In CI, and on request, installs missing ones.
 * @throws StepError if a required one can't be installed
 */
export async function ensureOtherBrowsers(
  print: Print,
  { needed = Boolean(process.env.CI), isQuick = false } = {},
): Promise<string[]> {
  const browsers = isQuick ? BROWSERS.filter(({ name }) => name !== 'chromium') : BROWSERS;
  const missing = browsers.filter((browser) => !isThere(browser));
  if (missing.length > 0 && needed) {
    const packages = missing.flatMap(({ packages: names }) => names);
    if (!mayInstallPackages()) {
      throw new StepError(
        `Only root may install browsers. As root: apt-get install ${packages.join(' ')}`,
      );
    }
    print(`Installing ${packages.join(', ')}.`);
    const said = await installPackages(packages);
    const still = missing.filter((browser) => !isThere(browser)).map(({ name }) => name);
    if (still.length > 0) {
      const end = said.trim().split('\n').slice(-4).join('\n');
      throw new StepError(`${still.join(' and ')} couldn't be installed.\n${end}`);
    }
  } else if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(' and ');
    print(
      `Not tested in ${names}, which this machine doesn't have: \`pnpm test:browsers\` installs them.`,
    );
  }
  return browsers.filter(isThere).map(({ name }) => name);
}

function isThere({ programs }: { programs: readonly string[] }): boolean {
  return programs.every((program) => existsSync(program));
}
