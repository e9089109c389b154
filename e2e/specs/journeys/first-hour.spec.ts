import { firstHour } from '../../fixtures/first-hour.ts';
import { keyboardHand, touchHand } from '../../fixtures/hands.ts';
import { test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

// The long spec covers a tablet's touch screen, and the keyboard in a narrow window.
test(
  'a first hour needs the keyboard alone, and on a phone one finger',
  BOTH_WIDTHS,
  async ({ contacts, hasTouch, page }) => {
    await contacts.heading.waitFor();
    await firstHour(page, hasTouch ? touchHand(page) : keyboardHand(page));
  },
);
