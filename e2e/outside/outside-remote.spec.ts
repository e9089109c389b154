import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAccount } from '../fixtures/accounts.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { OwnStack } from '../fixtures/own-stack.ts';
import { runInFolder } from '../fixtures/run-in-folder.ts';
import { type Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';

/** A team with an empty folder and the packed packages, and a product that runs somewhere else. */
const repository = fileURLToPath(new URL('../../', import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), 'rapport-outside-'));
const packages = join(elsewhere, 'packages');
const remote = join(elsewhere, 'mf-reports');
const own = new OwnStack();
const pnpm = (folder: string, ...args: string[]) =>
  runInFolder(folder, 'npx', '--yes', 'pnpm@12', ...args);

let packing: Promise<string> | undefined;
const pack = () => (packing ??= pnpm(repository, 'pack:packages', '--to', packages, '--try'));
const dataFolder = () => dirname(dirname(own.registryFile));

// No other stack has to run. Playwright asks for it again when the test has ended, before `afterAll`.
let starting: Promise<Stack> | undefined;
test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  stack: async ({}, use) => use(await (starting ??= own.start())),
});
test.afterAll(async () => {
  await own.remove();
  rmSync(elsewhere, { recursive: true, force: true });
});

/** Uses the quiz of another remote, with its types. */
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

  writeFileSync(join(remote, 'src/uses-quiz.tsx'), USES_QUIZ);
  await pnpm(remote, 'typecheck');
  expect(await pnpm(remote, 'test')).toContain('5 passed');
  const order = ['mf-reports', '--target', dataFolder(), '--by', 'a team'];
  const released = await pnpm(remote, 'release', ...order);
  expect(released).toContain('mf-reports 0.1.0');
  expect(released).toContain('in budget');

  const account = await createAccount(stack);
  await page.goto(stack.shellUrl);
  await new AuthPage(page).signIn(account.email, account.password);
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(page.getByText('No one is due today.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the example of analytics is released from a copy elsewhere, and axe finds nothing on its page', async ({
  page,
  stack,
}) => {
  await pack();
  const example = join(elsewhere, 'analytics');
  cpSync(join(repository, 'docs/examples/analytics'), example, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
  });
  const file = join(example, 'package.json');
  const named = readFileSync(file, 'utf8').replaceAll('../../../packages', packages);
  writeFileSync(file, named);
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
