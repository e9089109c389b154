/** The element that holds the page; the skip link leads here. */
export const MAIN_ID = 'main';

/** The heading of the page on screen, ready to take the focus, or null while there is none. */
export function pageHeading(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>(`#${MAIN_ID} h1`)];
  // A list and its detail may both be there while only one of them is shown.
  const heading = headings.find((each) => each.getClientRects().length > 0) ?? headings[0];
  if (heading === undefined) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
