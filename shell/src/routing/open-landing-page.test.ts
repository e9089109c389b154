import { openLandingPage } from './open-landing-page.ts';

function page(pathname: string, reaches = true) {
  const location = { pathname, assign: jest.fn() };
  const router = {
    navigate: jest.fn(async (path: string) => {
      if (reaches) location.pathname = path;
    }),
  };
  return { location, router };
}

describe('openLandingPage', () => {
  it('navigates to the contacts within the page', async () => {
    const { router, location } = page('/coaching');
    await openLandingPage(router, location);
    expect(router.navigate).toHaveBeenCalledWith('/contacts', { replace: true });
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('stays with what another app has shared', async () => {
    const { router, location } = page('/contacts/share');
    await openLandingPage(router, location);
    expect(router.navigate).not.toHaveBeenCalled();
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('loads the contacts as a new page if the path did not change', async () => {
    const { router, location } = page('/coaching', false);
    await openLandingPage(router, location);
    expect(location.assign).toHaveBeenCalledWith('/contacts');
  });
});
