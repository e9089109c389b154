import { useEffect, useState } from 'react';
import { pageHeading } from './page-heading.ts';

/**
 * For a menu whose entries navigate: on closing, the focus goes to the new page's heading or, if nothing was
 * chosen, to the menu's trigger.
 * @param open whether the menu is open; opening it again resets an earlier choice
 */
export function useHeadingFocus(open: boolean) {
  const [focus] = useState(createHeadingFocus);
  // The choice is still needed on closing, so it's reset on opening.
  useEffect(() => {
    if (open) focus.forget();
  }, [open, focus]);
  return focus;
}

function createHeadingFocus() {
  let isExpected = false;
  return {
    /** Call this when a link is chosen. */
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
