import { type Locator, type Page } from '@playwright/test';

/** The heading of the page that a signed-in person looks at; the page has no heading while the session is being checked. */
export function pageHeading(page: Page): Locator {
  return page.locator('#main').getByRole('heading', { level: 1 });
}
