interface Navigator {
  navigate(path: string, options: { replace: boolean }): Promise<void>;
}

const FIRST_PAGE = '/contacts';

/** Goes to the contacts, with a reload of the whole page if the router did not get there. */
export async function enterFirstPage(
  router: Navigator,
  location: Pick<Location, 'pathname' | 'assign'>,
): Promise<void> {
  await router.navigate(FIRST_PAGE, { replace: true });
  if (location.pathname !== FIRST_PAGE) location.assign(FIRST_PAGE);
}
