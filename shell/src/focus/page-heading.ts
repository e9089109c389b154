/** The ID of the page's main element, the target of the skip link. */
export const MAIN_ID = 'main';

/** Returns the visible heading of the page, made focusable, or null while there is none. */
export function pageHeading(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>(`#${MAIN_ID} h1`)];
  // A list and its detail may both be in the document while only one of them is shown.
  const heading = headings.find((each) => each.getClientRects().length > 0) ?? headings[0];
  if (heading === undefined) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
