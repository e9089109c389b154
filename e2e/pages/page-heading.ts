import { type Locator, type Page } from '@playwright/test';

/** The heading of a signed-in user's page; there's none while the session is being checked. */
export function pageHeading(page: Page): Locator {
  return page.locator('#main').getByRole('heading', { level: 1 });
}
