import { sharedPage } from '@rapport/contracts';

interface Navigator {
  navigate(path: string, options: { replace: boolean }): Promise<void>;
}

const FIRST_PAGE = '/contacts';

/**
 * Navigates to the contacts after a sign-in, and reloads the page if the router didn't get there. What another app has
 * shared with a signed-out user stays open.
 */
export async function openLandingPage(
  router: Navigator,
  location: Pick<Location, 'pathname' | 'assign'>,
): Promise<void> {
  if (location.pathname === sharedPage()) return;
  await router.navigate(FIRST_PAGE, { replace: true });
  if (location.pathname !== FIRST_PAGE) location.assign(FIRST_PAGE);
}
