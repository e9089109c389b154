import { firstHour } from '../../fixtures/first-hour.ts';
import { keyboardHand, touchHand } from '../../fixtures/hands.ts';
import { test } from '../../fixtures/test.ts';

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  test('a first hour needs one finger', async ({ contacts, page }) => {
    await contacts.heading.waitFor();
    await firstHour(page, touchHand(page));
  });
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a first hour needs the keyboard alone', async ({ contacts, page }) => {
    await contacts.heading.waitFor();
    await firstHour(page, keyboardHand(page));
  });
});
