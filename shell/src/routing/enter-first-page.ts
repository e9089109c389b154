interface Navigator {
  navigate(path: string, options: { replace: boolean; state: unknown }): Promise<void>;
}

const FIRST_PAGE = '/contacts';
/** Left with the address, for the page to know that somebody came in from the sign-in. */
const ARRIVAL = { arrived: true };

/** Goes to the contacts, by loading the whole page anew where the router did not get there. */
export async function enterFirstPage(
  router: Navigator,
  location: Pick<Location, 'pathname' | 'assign'>,
): Promise<void> {
  await router.navigate(FIRST_PAGE, { replace: true, state: ARRIVAL });
  if (location.pathname !== FIRST_PAGE) location.assign(FIRST_PAGE);
}

/** Whether the state of a location says that the person has just signed in. */
export function isArrival(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'arrived' in state;
}
