import { expect, type Locator } from '@playwright/test';

/** Presses a button that recovers from a failure, unless the page has already recovered and removed it. */
export async function pressUnlessRecovered(button: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 5_000 });
  }).toPass();
}
