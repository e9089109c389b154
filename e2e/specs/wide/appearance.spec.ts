import { type Locator } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';

const HEBREW = 'דוד בן־גוריון יצחק שמיר לוי אשכול מנחם בגין';

/** True if a box shows the beginning of its text, false if it shows the end. */
async function showsBeginning(name: Locator): Promise<boolean> {
  return name.evaluate((element) => {
    const range = document.createRange();
    const text = element.firstChild;
    if (!text) return false;
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const letter = range.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return letter.left >= box.left - 1 && letter.right <= box.right + 1;
  });
}

test('nothing on screen or paper is covered, cut off, or split', async ({
  account,
  frame,
  page,
  quizAbout,
  stack,
}) => {
  await createContact(stack, account, { displayName: HEBREW });

  await test.step("the toast on a phone doesn't cover the result", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { quiz } = await quizAbout('Ada Lovelace');
    await frame.holdToasts();
    await quiz.answerAll(['A', 'A', 'B', 'A', 'B', 'A', 'B']);
    const overline = quiz.root.getByText('Work style', { exact: true });
    await overline.waitFor();
    const toast = await frame.toasts.boundingBox();
    const result = await overline.boundingBox();
    expect(toast!.y + toast!.height).toBeLessThanOrEqual(result!.y);
    await page.setViewportSize({ width: 1280, height: 800 });
    await quiz.viewProfile();
  });
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await test.step('a printed contact has its bars but not its buttons', async () => {
    await page.getByRole('heading', { name: 'Who They Are' }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Letters and motivation are printed, although they're buttons on the screen.
    await expect(page.getByRole('button', { name: /^(?!Why )/ })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    const strip = page.getByRole('img', { name: /^Work style/ });
    const printed = await strip.evaluate((element) => {
      const parts = [element, ...element.querySelectorAll('*')];
      return parts.every((part) => getComputedStyle(part).printColorAdjust === 'exact');
    });
    expect(printed).toBe(true);
    // Paper is white, whatever the theme of the screen.
    const ground = await page.evaluate(() => getComputedStyle(document.body).colorScheme);
    expect(ground).toBe('light');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

  await test.step('a right-to-left name keeps its start next to the time', async () => {
    await callApi(stack, account, `/api/interactions/${id}`, {
      method: 'POST',
      body: { type: 'call', interactionDate: daysAgo(1) },
    });
    await page.goto(`/contacts?selected=${id}`);
    const name = page.getByRole('link', { name: HEBREW });
    await name.waitFor();
    const cut = await name.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(cut).toBe(true);
    expect(await showsBeginning(name)).toBe(true);
  });

  await test.step('the summary has no gap when the panel next to it grows', async () => {
    const summary = page.getByRole('region', { name: 'Work style' });
    const attention = page.getByRole('region', { name: 'Attention' });
    await attention.getByText(/^Why \d/).click();
    const letters = await summary.getByRole('img', { name: /^Work style/ }).boundingBox();
    const motivation = await summary
      .getByText(/^Motivation/)
      .first()
      .boundingBox();
    expect(motivation!.y - (letters!.y + letters!.height)).toBeLessThan(60);
  });
});
