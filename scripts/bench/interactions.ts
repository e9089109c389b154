import { type Page } from 'playwright-core';

/** Actions of a user, and the maximum number of milliseconds from a key or a tap to the next frame. */
export type InteractionTimes = Record<string, number>;

/** CPU slowdown of the profile's phone. */
const CPU_SLOWDOWN = 4;
const ROW = '[data-row]';

/**
 * Types into the search, opens a contact, and answers a question on a phone with a quarter of this machine's speed,
 * and measures each key and tap by the Event Timing API, which rounds to 8 ms.
 */
export async function measureInteractions(page: Page, shellUrl: string): Promise<InteractionTimes> {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(NOTE_INTERACTIONS);
  const times: InteractionTimes = {};
  const measure = async (name: string, act: () => Promise<void>) => {
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate('globalThis.interactionTimes = []');
    await act();
    // An entry is reported after the frame, and later while the page is busy.
    await page.waitForTimeout(1_000);
    times[name] = await page.evaluate('Math.max(0, ...globalThis.interactionTimes)');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };

  await page.goto(`${shellUrl}/contacts`);
  await page.locator(ROW).first().waitFor();
  const search = page.getByRole('searchbox', { name: 'Search contacts' });
  await search.focus();
  await measure('typing in the search', async () => {
    for (const key of 'maria') {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
    }
  });

  await page.goto(`${shellUrl}/contacts`);
  await page.locator(ROW).first().waitFor();
  const row = page.locator(ROW).first();
  await measure('opening a contact', async () => {
    await row.click();
    await page.getByRole('tab').first().waitFor();
  });

  const contact = new URL(page.url());
  const id = contact.searchParams.get('selected') ?? contact.pathname.split('/').at(-1) ?? '';
  await page.goto(`${shellUrl}/assessment/${id}`);
  const answer = page.getByRole('radio').first();
  await answer.waitFor();
  await measure('answering a question', async () => {
    await answer.click();
  });
  return times;
}

/** Runs in the page: stores the duration of every key and tap. */
const NOTE_INTERACTIONS = `globalThis.interactionTimes = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.interactionId > 0) globalThis.interactionTimes.push(entry.duration);
  }
}).observe({ type: 'event', durationThreshold: 16 });`;
