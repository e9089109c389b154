import { callApi } from '../fixtures/product-api.ts';
import { serveSettings } from '../fixtures/served-settings.ts';
import { pageHeading } from '../pages/page-heading.ts';
import { test } from './picture.ts';

const SETTINGS = [
  ['Profile', 'settings-profile'],
  ['Account', 'settings'],
  ['Notifications', 'settings-notifications'],
  ['Calendars', 'settings-calendars'],
  ['Address books', 'settings-address-books'],
  ['Your data', 'settings-data'],
  ['Developer', 'settings-developer'],
] as const;

test('sign in and sign up', async ({ auth, page, picture }) => {
  await auth.open();
  await picture('sign-in');
  await auth.chooseSignUp();
  await auth.submitSignUp('ada@example.test', 'long-enough', 'but-different');
  await picture('sign-up');
  await auth.open();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture('forgot-password');
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
  for (const [part, name] of SETTINGS) {
    await frame.openSettings(part);
    await picture(name);
    await page.goto('/contacts');
  }
  await pageHeading(page).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').waitFor();
  await picture('command-menu');
  await page.keyboard.press('Escape');
  await page.goto('/analytics');
  await page.getByText('404 Page Not Found').waitFor();
  await picture('not-found');
});

test('fields of one’s own', async ({ stack, account, openAt, page, picture }) => {
  for (const [name, kind] of [
    ['Contract ends', 'date'],
    ['Coffee order', 'text'],
    ['Budget', 'number'],
  ]) {
    await callApi(stack, account, '/api/custom-fields', { method: 'POST', body: { name, kind } });
  }
  await openAt('/settings/fields');
  await page.getByText('3 of 20').waitFor();
  await picture('settings-fields');
  await page.getByRole('button', { name: 'New field' }).click();
  await page.getByRole('dialog', { name: 'New field' }).waitFor();
  await picture('new-field');
});

test('a part that cannot be loaded', async ({ demo: _, frame, page, stack, picture }) => {
  await page.route(`${stack.remotes['mf-coaching']}/**`, (route) => route.abort());
  await page.goto('/coaching');
  await page.getByText("isn't available right now").waitFor();
  await picture('part-unavailable');
  await frame.brand.waitFor();
});

test('a configuration that is wrong', async ({ page, picture }) => {
  await serveSettings(page, '{}');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Configuration Error' }).waitFor();
  await picture('configuration-error');
});
