import { expect, type Locator } from '@playwright/test';

/** Presses a button that helps after a failure. A page that was faster to help itself has it no more. */
export async function pressUnlessRecovered(button: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 5_000 });
  }).toPass();
}
