import { type Locator, type Page } from '@playwright/test';

/** The heading of the page that a signed-in person looks at; while the session is being checked there is none yet. */
export function pageHeading(page: Page): Locator {
  return page.locator('#main').getByRole('heading', { level: 1 });
}
