import { test } from '../../fixtures/test.ts';
import { walkLongList } from '../../fixtures/walk-long-list.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

test(
  'a user scrolls, walks, and searches through ten thousand contacts, which stay in place',
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
