import { type Print, type Room } from '@rapport/workspace-kit';
import { buildSmokePage } from './build-smoke-page.ts';
import { findBrowser } from './open-browser.ts';
import { tryRemote } from './try-remote.ts';

/** Tests the built remote in a folder; throws a StepError if it fails. */
export type SmokeTest = (folder: string) => Promise<void>;

/**
 * Prepares the smoke test of a remote. Finds the browser immediately, and builds the page when the test runs.
 * @throws StepError if there's no browser
 */
export async function prepareSmokeTest(
  workspace: string,
  room: Pick<Room, 'name' | 'dir'>,
  print: Print,
): Promise<SmokeTest> {
  const openBrowser = await findBrowser();
  return async (folder) => {
    const page = await buildSmokePage(workspace, room, print);
    try {
      await tryRemote({ name: room.name, folder, page: page.folder, openBrowser });
    } finally {
      await page.remove();
    }
    print('  Its first page stands in Chromium without an error');
  };
}
