import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAccount } from '../fixtures/accounts.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { SeparateStack } from '../fixtures/separate-stack.ts';
import { startRegistryService } from '../fixtures/registry-service.ts';
import { runInFolder } from '../fixtures/run-in-folder.ts';
import { startProgram, stopPrograms } from '../fixtures/started-programs.ts';
import { type Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';

/** A team with an empty folder and the packed packages, and a product that runs elsewhere. */
const repository = fileURLToPath(new URL('../../', import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), 'rapport-outside-'));
const packages = join(elsewhere, 'packages');
const remote = join(elsewhere, 'mf-reports');
const own = new SeparateStack();
const pnpm = (folder: string, ...args: string[]) =>
  runInFolder(folder, 'npx', '--yes', 'pnpm@12', ...args);

let packing: Promise<string> | undefined;
const pack = () => (packing ??= pnpm(repository, 'pack:packages', '--to', packages, '--try'));
const dataFolder = () => dirname(dirname(own.registryFile));

// No other stack has to run. Playwright reads this option again after the test, before `afterAll`.
let starting: Promise<Stack> | undefined;
test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  stack: async ({}, use) => use(await (starting ??= own.start())),
});
test.afterAll(async () => {
  await stopPrograms();
  await own.remove();
  rmSync(elsewhere, { recursive: true, force: true });
});

const withoutInstalled = (path: string) => !/[\\/](node_modules|dist)$/.test(path);

/** Uses another remote's quiz with its types. */
const USES_QUIZ = `import { type QuizDialogProps, type ShellApi } from '@rapport/remote-api';

export async function loadQuiz(shell: ShellApi): Promise<(props: QuizDialogProps) => unknown> {
  const { QuizDialog } = await shell.loadRemoteModule('mf-assessment/quiz-dialog');
  // @ts-expect-error no one exposes such a module
  await shell.loadRemoteModule('mf-assessment/no-such-module').catch(() => {});
  return (props) => <QuizDialog {...props} />;
}
`;

test('a remote made from packed packages alone is released to a running stack, and its page is there', async ({
  page,
  stack,
}) => {
  await pack();
  const program = join(packages, 'rapport-release-1.0.0.tgz');
  const makes = ['rapport', 'new:remote', 'reports', '--packages', packages];
  await runInFolder(elsewhere, 'npx', '--yes', '--package', program, ...makes);

  // A checkout of the repository alone, as in a CI job.
  const checkout = join(elsewhere, 'a/checkout/elsewhere');
  cpSync(remote, checkout, { recursive: true, filter: withoutInstalled });
  await pnpm(checkout, 'install', '--frozen-lockfile');
  writeFileSync(join(checkout, 'src/uses-quiz.tsx'), USES_QUIZ);
  await pnpm(checkout, 'typecheck');
  expect(await pnpm(checkout, 'test')).toContain('4 passed');

  const { address, token } = await startRegistryService(dataFolder(), 'mf-reports');
  const target = [`RELEASE_TARGET=${address}`, `RELEASE_TOKEN=${token}`, 'RELEASE_BY=Ben'];
  const release = (...more: string[]) =>
    runInFolder(checkout, 'env', ...target, 'npx', '--yes', 'pnpm@12', ...more);
  const released = await release('release', 'mf-reports');
  expect(released).toContain('mf-reports 0.1.0');
  expect(released).toContain('in budget');
  expect(released).toMatch(
    new RegExp(`${stack.shellUrl} serves revision \\d+, mf-reports 0\\.1\\.0 byte for byte`),
  );
  expect(await release('releases', 'reports')).toContain('Ben (reports)');
  await expect(release('retire', 'mf-coaching')).rejects.toThrow('may not change mf-coaching');

  const account = await createAccount(stack);
  await page.goto(stack.shellUrl);
  await new AuthPage(page).signIn(account.email, account.password);
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(page.getByText('No one is due today.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await test.step('its code from that folder runs in the real shell', async () => {
    const source = join(checkout, 'src/reports-page.tsx');
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, text.replace('<Title>Reports</Title>', '<Title>My reports</Title>'));
    const dev = ['--yes', 'pnpm@12', 'dev:shell', stack.shellUrl, '--port', '0'];
    const [, link = ''] = await startProgram(checkout, 'npx', dev, /^Open (http\S+)$/m);
    const [, built = ''] = /=mf-reports=(http\S+)$/.exec(link) ?? [];
    await expect
      .poll(() => page.request.get(`${built}/remoteEntry.js`).then((answer) => answer.status()))
      .toBe(200);
    await page.goto('about:blank');
    await page.goto(link.replace('/#', '/reports#'));
    await page.getByRole('button', { name: 'Load it in this tab' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My reports' })).toBeVisible();
  });
});

test('the example of analytics is released from a copy elsewhere, and axe finds nothing on its page', async ({
  page,
  stack,
}) => {
  await pack();
  const example = join(elsewhere, 'analytics');
  cpSync(join(repository, 'docs/examples/analytics'), example, {
    recursive: true,
    filter: withoutInstalled,
  });
  for (const name of ['package.json', 'pnpm-workspace.yaml']) {
    const file = join(example, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../../../packages', packages));
  }
  await pnpm(example, 'install');
  await pnpm(example, 'typecheck');
  await pnpm(example, 'test');

  await page.goto(`${stack.shellUrl}/analytics`);
  await new AuthPage(page).signIn(stack.demo.email, stack.demo.password);
  await page.goto(`${stack.shellUrl}/analytics`);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();

  await pnpm(example, 'release', 'mf-analytics', '--target', dataFolder(), '--by', 'a team');
  await page.goto(`${stack.shellUrl}/analytics`);
  for (const name of ['Who is due, by week', 'Interactions per month', 'Estimates, by certainty']) {
    const chart = page.getByRole('region', { name });
    await chart.getByText('Show as a table').click();
    await expect(chart.getByRole('table')).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
});
