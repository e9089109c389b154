import { type Page } from '@playwright/test';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { pushService, stubSubscription } from '../../fixtures/push-device.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

test.use({ serviceWorkers: 'allow' });

// What the worker shows needs a Chromium with notifications: browsers/notifications.long.spec.ts.
test(
  'reminders are turned on for this device in Settings, tested, and turned off',
  BOTH_WIDTHS,
  async ({ stack, context, open, page }) => {
    const service = await pushService();
    await context.grantPermissions(['notifications'], { origin: stack.shellUrl });
    await allowNotifications(page);
    await stubSubscription(page, service.address);
    await open('/settings/notifications');
    const here = page.getByRole('checkbox', { name: /^Remind me on this device/ });

    await test.step('this device is added on a tap, and listed', async () => {
      await here.click();
      await expect(here).toBeChecked();
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Before a meeting' })).toBeVisible();
    });

    await test.step('a test reaches the push service of the device', async () => {
      await page.getByRole('button', { name: /^Send a test to/ }).click();
      await expect(page.getByText(/^Sent\. The test should appear/)).toBeVisible();
      expect(service.requests()).toBe(1);
    });

    await test.step('choices are kept', async () => {
      const quiet = page.getByRole('checkbox', { name: /^Quiet hours/ });
      await quiet.click();
      await expect(quiet).toBeChecked();
      await expect(page.getByRole('combobox', { name: 'Quiet until' })).toBeVisible();
      const nameless = page.getByRole('checkbox', { name: /^No names on the lock screen/ });
      await nameless.click();
      await expect(nameless).toBeChecked();
      expect(await axeViolations(page)).toEqual([]);
      await page.reload();
      await expect(here).toBeChecked();
      await expect(nameless).toBeChecked();
    });

    await test.step('turned off, the device is gone', async () => {
      await here.click();
      await expect(here).not.toBeChecked();
      await expect(page.getByRole('button', { name: /^Send a test to/ })).toHaveCount(0);
    });
    await service.close();
  },
);

/** Chromium's headless shell has no notifications, so it denies them although the test grants them. */
async function allowNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });
}
