import { firstHour } from '../../fixtures/first-hour.ts';
import { keyboardInput, touchInput } from '../../fixtures/input-methods.ts';
import { test } from '../../fixtures/test.ts';

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  test('a new user does everything with one finger', async ({ contacts, page }) => {
    await contacts.heading.waitFor();
    await firstHour(page, touchInput(page));
  });
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a new user does everything with the keyboard', async ({ contacts, page }) => {
    await contacts.heading.waitFor();
    await firstHour(page, keyboardInput(page));
  });
});
