import { pageHeading } from '../pages/page-heading.ts';
import { test } from './picture.ts';

test('sign in and sign up', async ({ auth, picture }) => {
  await auth.open();
  await picture('sign-in');
  await auth.chooseSignUp();
  await auth.submitSignUp('ada@example.test', 'long-enough', 'but-different');
  await picture('sign-up');
});

test('menus, settings and what has no page', async ({ demo: _, frame, page, picture }) => {
  await pageHeading(page).waitFor();
  if (frame.isWide) {
    await frame.bell.click();
    await picture('notifications');
    await page.keyboard.press('Escape');
    await frame.accountButton.click();
  } else {
    await frame.menuButton.click();
  }
  await picture('menu');
  await page.keyboard.press('Escape');
  await frame.openSettings();
  await picture('settings');
  await page.keyboard.press('Escape');
  await page.goto('/analytics');
  await page.getByText('404 Page Not Found').waitFor();
  await picture('not-found');
});

test('a part that cannot be loaded', async ({ demo: _, frame, page, stack, picture }) => {
  await page.route(`${stack.remotes['mf-coaching']}/**`, (route) => route.abort());
  await page.goto('/coaching');
  await page.getByText('is not available right now').waitFor();
  await picture('part-unavailable');
  await frame.brand.waitFor();
});

test('a configuration that is wrong', async ({ page, picture }) => {
  await page.route('**/config.json', (route) => route.fulfill({ body: '{}' }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Configuration Error' }).waitFor();
  await picture('configuration-error');
});
