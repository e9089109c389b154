import { type Browser, type Page } from 'playwright-core';
import { StepError } from '@rapport/workspace-kit';
import { pageProblem } from './page-problem.ts';
import { serveSmokePage } from './serve-smoke-page.ts';

interface Trial {
  /** Name of the remote. */
  name: string;
  /** Folder of the built remote. */
  folder: string;
  /** Folder of the page that renders it. */
  page: string;
  openBrowser: () => Promise<Pick<Browser, 'newPage' | 'close'>>;
  /** Milliseconds that the first page may take. */
  withinMs?: number;
}

const WITHIN_MS = 20_000;
/** Time after rendering for late errors, like a rejected promise. */
const SETTLING_MS = 500;
/** Set by `runAlone` of the remote kit. */
const DRAWN = 'html[data-page="drawn"]';

/**
 * Opens a built remote in a browser, with a mock shell and API, and renders its first page.
 * @throws StepError with the page's error and its file, or if the page doesn't render in time
 */
export async function tryRemote({ name, folder, page, openBrowser, withinMs = WITHIN_MS }: Trial) {
  const served = await serveSmokePage({ page, remote: folder });
  try {
    const browser = await openBrowser();
    try {
      const opened = await browser.newPage();
      const problems = await draw(opened, served.origin, withinMs);
      await opened.close();
      if (problems.length > 0) throw refusal(name, problems);
    } finally {
      await browser.close();
    }
  } finally {
    await served.close();
  }
}

async function draw(page: Page, origin: string, withinMs: number): Promise<string[]> {
  const problems: string[] = [];
  // Uncaught errors, rejected promises, and errors that an error boundary has caught.
  const thrown = new Promise<void>((resolve) => {
    page.on('pageerror', (error) => {
      problems.push(pageProblem(error, origin));
      resolve();
    });
    page.on('crash', () => {
      problems.push('The page crashed.');
      resolve();
    });
  });
  // Blocks requests to other servers, so no release depends on one.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await page.goto(origin);
  const drawn = page.waitForSelector(DRAWN, { timeout: withinMs }).then(
    () => true,
    () => false,
  );
  const isDrawn = await Promise.race([drawn, thrown.then(() => false)]);
  if (isDrawn) await page.waitForTimeout(SETTLING_MS);
  if (!isDrawn && problems.length === 0) {
    problems.push(`Its first page did not stand within ${withinMs / 1_000} seconds.`);
  }
  return [...new Set(problems)];
}

function refusal(name: string, problems: readonly string[]): StepError {
  return new StepError(
    `${name} fails in a browser, so it was not released:\n${problems.map((problem) => `- ${problem}`).join('\n')}\nThe page is the one of "dev" in its package.json, with the built remote. To release without this test, pass --no-smoke; the history then says so.`,
  );
}
