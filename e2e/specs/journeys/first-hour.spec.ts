import { firstHour } from '../../fixtures/first-hour.ts';
import { keyboardInput, touchInput } from '../../fixtures/input-methods.ts';
import { test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

// The long spec covers a tablet's touch screen, and the keyboard in a narrow window.
test(
  'a new user does everything with the keyboard, and on a phone with one finger',
  BOTH_WIDTHS,
  async ({ contacts, hasTouch, page }) => {
    await contacts.heading.waitFor();
    await firstHour(page, hasTouch ? touchInput(page) : keyboardInput(page));
  },
);
