import { test } from '../../fixtures/test.ts';
import { walkLongList } from '../../fixtures/walk-long-list.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

test(
  'ten thousand contacts stay in place, and are walked through, scrolled through and found',
  BOTH_WIDTHS,
  async ({ stack, account, openAt, page }) => {
    await walkLongList(
      { stack, account, openAt, page },
      {
        total: 10_000,
        scrolled: 1_000,
        searched: { beginning: '09', found: '1,000', one: '09876' },
      },
    );
  },
);
