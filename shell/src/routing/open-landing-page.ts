interface Navigator {
  navigate(path: string, options: { replace: boolean }): Promise<void>;
}

const FIRST_PAGE = '/contacts';

/** Navigates to the contacts, and reloads the page if the router didn't get there. */
export async function openLandingPage(
  router: Navigator,
  location: Pick<Location, 'pathname' | 'assign'>,
): Promise<void> {
  await router.navigate(FIRST_PAGE, { replace: true });
  if (location.pathname !== FIRST_PAGE) location.assign(FIRST_PAGE);
}
