import { loadAuthClient } from '../session/auth-on-demand.ts';

/** The authentication screen, which a person who is signed in does not need yet. */
export const loadAuthScreen = () => import('./auth-screen.tsx');

/**
 * A menu with Sign Out in it. What signs out and the screen that follows are fetched with it, because
 * signing out has to work without a network; a menu opens also where only that failed.
 */
export async function withAuthScreen<T>(loadMenu: () => Promise<T>): Promise<T> {
  const [menu] = await Promise.all([
    loadMenu(),
    Promise.all([loadAuthScreen(), loadAuthClient()]).catch(() => null),
  ]);
  return menu;
}
