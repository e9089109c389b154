import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** How many pages are shown, and how many lines of each: enough to see what stood there. */
const PAGES = 10;
const LINES = 60;

/**
 * What the page of each failed browser test showed when the test gave up, by the name of its folder
 * among the results. Anyone who reads the output of CI has no files, and a test that fails once in a
 * thousand runs cannot be repeated.
 * @param results the folder of Playwright's test results
 */
export function failedPages(results: string): { test: string; page: string }[] {
  return readdirSync(results, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'error-context.md')
    .sort()
    .slice(0, PAGES)
    .flatMap((file) => {
      const page = pageSnapshot(readFileSync(join(results, file), 'utf8'));
      return page === null ? [] : [{ test: basename(dirname(file)), page }];
    });
}

/** The page as Playwright describes it in an error context; null where the page was gone. */
function pageSnapshot(context: string): string | null {
  const [, page] = /# Page snapshot\s+```yaml\n([\s\S]*?)\n```/.exec(context) ?? [];
  if (page === undefined) return null;
  const lines = page.split('\n');
  const more = lines.length - LINES;
  return [...lines.slice(0, LINES), ...(more > 0 ? [`(${more} more lines)`] : [])].join('\n');
}
