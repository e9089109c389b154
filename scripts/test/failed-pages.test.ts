import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedPages } from './failed-pages.ts';

const results = mkdtempSync(join(tmpdir(), 'failed-pages-'));
afterAll(() => rmSync(results, { recursive: true }));

function resultOf(test: string, context: string): void {
  mkdirSync(join(results, test));
  writeFileSync(join(results, test, 'error-context.md'), context);
}

it('shows what the page of each failed test had, shortened, and leaves out pages that were gone', () => {
  const rows = Array.from({ length: 70 }, (_, row) => `- row ${row}`).join('\n');
  const page = (lines: string) => `# Error\n\n# Page snapshot\n\n\`\`\`yaml\n${lines}\n\`\`\`\n`;
  resultOf('quiz-narrow', page('- heading "Contacts"\n- list'));
  resultOf('crashed-wide', '# Error\n\nThe browser closed.\n');
  resultOf('list-wide', page(rows));

  const [list, quiz, ...rest] = failedPages(results);
  expect(rest).toEqual([]);
  expect(quiz).toEqual({ test: 'quiz-narrow', page: '- heading "Contacts"\n- list' });
  expect(list?.page.split('\n')).toHaveLength(61);
  expect(list?.page).toMatch(/- row 59\n\(10 more lines\)$/);
});
