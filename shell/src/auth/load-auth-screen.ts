import { loadAuthClient } from '../session/auth-on-demand.ts';

/** Loads the authentication screen, which signed-in users don't need at first. */
export const loadAuthScreen = () => import('./auth-screen.tsx');

/**
 * Loads a menu with Sign Out. The code for signing out and the following screen are fetched with it, because
 * signing out has to work without a network; if only that fails, the menu opens anyway.
 */
export async function withAuthScreen<T>(loadMenu: () => Promise<T>): Promise<T> {
  const [menu] = await Promise.all([
    loadMenu(),
    Promise.all([loadAuthScreen(), loadAuthClient()]).catch(() => null),
  ]);
  return menu;
}
