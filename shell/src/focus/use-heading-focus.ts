import { useEffect, useState } from 'react';
import { pageHeading } from './page-heading.ts';

/**
 * For a menu whose choice leads to another page: on closing, the focus belongs to the heading of
 * that page, and without such a choice to what opened the menu.
 * @param open whether the menu is open; opening it again forgets an earlier choice
 */
export function useHeadingFocus(open: boolean) {
  const [focus] = useState(createHeadingFocus);
  // Closing must still see the choice, so it is forgotten on opening.
  useEffect(() => {
    if (open) focus.forget();
  }, [open, focus]);
  return focus;
}

function createHeadingFocus() {
  let isExpected = false;
  return {
    /** To be called when a link is chosen. */
    expect: () => {
      isExpected = true;
    },
    forget: () => {
      isExpected = false;
    },
    target: {
      get current(): HTMLElement | null {
        return isExpected ? pageHeading() : null;
      },
    },
  };
}
