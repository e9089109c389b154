import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Number of pages to print, and of lines per page: enough to see what was there. */
const PAGES = 10;
const LINES = 60;

/**
 * Returns the page of each failed browser test at the moment of the failure, by the name of its folder among the
 * results. Readers of CI's output don't have the files, and a test that fails once in a thousand runs can't be
 * repeated.
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

/** Returns Playwright's snapshot of the page from an error context; null if the page was closed. */
function pageSnapshot(context: string): string | null {
  const [, page] = /# Page snapshot\s+```yaml\n([\s\S]*?)\n```/.exec(context) ?? [];
  if (page === undefined) return null;
  const lines = page.split('\n');
  const more = lines.length - LINES;
  return [...lines.slice(0, LINES), ...(more > 0 ? [`(${more} more lines)`] : [])].join('\n');
}
