import { createAccount } from '../../fixtures/accounts.ts';
import { SeparateStack } from '../../fixtures/separate-stack.ts';
import { startStandAlone } from '../../fixtures/stand-alone.ts';
import { expect, test } from '../../fixtures/test.ts';
import { WorkspaceCopy } from '../../fixtures/workspace-copy.ts';
import { AuthPage } from '../../pages/auth-page.ts';

/** A remote from the template: filled in as a team would, checked, built, registered, and visited. */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const copy = new WorkspaceCopy();
const own = new SeparateStack({}, copy.folder);

test.afterAll(async () => {
  await own.remove();
  copy.remove();
});

test('a remote is scaffolded without a change to the shell, and passes every check', async () => {
  await copy.run('npx', '--yes', 'pnpm@12', 'install', '--prefer-offline');
  await copy.run('npx', '--yes', 'pnpm@12', 'new:remote', 'analytics');
  await copy.run(
    'npx',
    'oxfmt',
    '--check',
    'mf-analytics',
    'pnpm-workspace.yaml',
    'shell/release/budgets.json',
  );
  await copy.run('npx', 'oxlint', '--disable-nested-config', 'mf-analytics');
  await copy.run('npx', 'depcruise', '--config', '.dependency-cruiser.cjs', 'mf-analytics');
  await copy.run('npx', 'knip', '--workspace', 'mf-analytics');
  // The tests that list all remotes must accept another one.
  const folders = ['mf-analytics', 'scripts/publish', 'local-remotes', 'new-remote'];
  const projects = ['--selectProjects', 'mf-analytics', 'scripts', 'release', 'workspace-kit'];
  // Those are quick ones, whichever this run is about.
  const quick = ['env', 'RAPPORT_TESTS=quick'] as const;
  await copy.run(...quick, 'npx', 'jest', ...folders, ...projects, '--maxWorkers=1');
});

test('it runs alone, and the address of its page can be opened at once', async ({ page }) => {
  const alone = await startStandAlone('mf-analytics', copy.folder);
  try {
    await page.goto(`${alone.url}/analytics`);
    const heading = page.getByRole('heading', { level: 1, name: 'Analytics' });
    // The dev server bundles the remote's dependencies first.
    await expect(heading).toBeVisible({ timeout: 600_000 });
    await expect(page.getByRole('banner')).toContainText('running alone, with made-up data');
    await expect(page).toHaveTitle('Analytics · Rapport');
  } finally {
    await alone.stop();
  }
});

test('its path is no longer a 404, and its navigation entry links to it', async ({ page }) => {
  const stack = await own.start();
  const account = await createAccount(stack);
  await page.goto(stack.shellUrl);
  await new AuthPage(page).signIn(account.email, account.password);
  await page.getByRole('navigation').getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page.getByText('No one is due today.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page.getByText('404 Page Not Found')).toBeHidden();
});
