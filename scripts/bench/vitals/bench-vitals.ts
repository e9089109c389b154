import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, step, StepError } from '@rapport/workspace-kit';
import { Client } from 'pg';
import { type BrowserContext, chromium } from 'playwright-core';
import { ensureChromium } from '../../chromium/ensure-chromium.ts';
import { freePort } from '../../postgres/port.ts';
import { type StackDescription } from '../../stack/stack-file.ts';
import { startTestStack } from '../../test/test-stack.ts';
import { median } from '../compare.ts';
import { inFolder } from '../in-folder.ts';
import { type InteractionTimes, measureInteractions } from './interactions.ts';
import { measurePage, type PageScores } from './lighthouse.ts';

const PHONE = { width: 412, height: 823 };
const CONTACTS = 10_000;
type Figure = Exclude<keyof PageScores, 'failed'>;

/**
 * The Core Web Vitals of every page on a phone: Lighthouse for what loading it costs, and the time
 * from a key or a tap to the next frame with 10,000 contacts. Prints a table of medians for both.
 * @throws StepError when Lighthouse cannot be fetched from the npm registry
 */
export function benchVitals(rounds: number): Promise<void> {
  return inFolder(async (folder, later) => {
    const browser = await ensureChromium(REPOSITORY, console.log);
    const running = await step(console.log, 'Stack', () => startTestStack(join(folder, 'stack')));
    later(() => running.stop());
    const stack: StackDescription = JSON.parse(readFileSync(running.file, 'utf8'));
    const port = await freePort(0);
    const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
      executablePath: browser.path,
      viewport: PHONE,
      args: [
        `--remote-debugging-port=${port}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
    later(() => context.close());
    await signIn(context, stack);
    const [contact] = await query(
      stack.databaseUrl,
      'SELECT id FROM rapport.contacts WHERE mbti_type IS NOT NULL ORDER BY display_name LIMIT 1',
    );
    const id = String(contact?.id);
    await acceptNote(context, `${stack.shellUrl}/assessment/${id}`);
    const pages = await measurePages(context, stack, id, { port, folder, rounds });
    console.log(`\nLighthouse 12 on a phone, signed in; medians of ${rounds} rounds\n`);
    console.log(pageTable(pages));
    await addContacts(stack.databaseUrl);
    console.log(`\nMilliseconds to the next frame with ${CONTACTS} contacts; medians\n`);
    console.log(await interactionTable(context, stack.shellUrl, rounds));
  });
}

async function signIn(context: BrowserContext, { shellUrl, demo }: StackDescription) {
  if (!demo) throw new StepError('The stack has no demo account to sign in with.');
  const page = await context.newPage();
  await page.goto(shellUrl);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('[data-row]').first().waitFor();
  await page.close();
}

/** The first assessment of a contact begins with a note to agree to. */
async function acceptNote(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'I have read this' }).click();
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
  await page.getByRole('radio').first().waitFor();
  await page.close();
}

/** The scores of every page by its path, as medians. */
async function measurePages(
  context: BrowserContext,
  { shellUrl }: StackDescription,
  id: string,
  { port, folder, rounds }: { port: number; folder: string; rounds: number },
): Promise<Map<string, PageScores>> {
  const paths: Record<string, string> = {
    '/contacts': '/contacts',
    '/contacts/{id}': `/contacts/${id}`,
    '/contacts/{id}/briefing': `/contacts/${id}/briefing`,
    '/contacts/import': '/contacts/import',
    '/contacts/duplicates': '/contacts/duplicates',
    '/assessment/{id}': `/assessment/${id}`,
    '/my-assessment': '/my-assessment',
    '/coaching': '/coaching',
    '/settings': '/settings',
  };
  // Lighthouse opens its own page; one page must stay open, or the browser ends.
  await context.newPage();
  const scores = new Map<string, PageScores>();
  for (const [name, path] of Object.entries(paths)) {
    const all: PageScores[] = [];
    for (let round = 0; round < rounds; round += 1) {
      all.push(await measurePage(`${shellUrl}${path}`, port, folder));
    }
    scores.set(name, medianScores(all));
  }
  return scores;
}

function medianScores(all: readonly PageScores[]): PageScores {
  const medianOf = (figure: Figure) => median(all.map((scores) => scores[figure]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    bestPractices: medianOf('bestPractices'),
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  };
}

function pageTable(pages: ReadonlyMap<string, PageScores>): string {
  const rows = [...pages].map(([name, scores]) => {
    const { performance, accessibility, bestPractices, lcp, tbt, cls, failed } = scores;
    const whole = [performance, accessibility, bestPractices, lcp, tbt].map((value) =>
      String(Math.round(value)),
    );
    return `| ${[name, ...whole, cls.toFixed(3), failed.join(', ')].join(' | ')} |`;
  });
  return [
    '| page | performance | accessibility | best practices | LCP (ms) | TBT (ms) | CLS | failed |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

async function interactionTable(
  context: BrowserContext,
  shellUrl: string,
  rounds: number,
): Promise<string> {
  const all: InteractionTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    all.push(await measureInteractions(page, shellUrl));
    await page.close();
  }
  return Object.keys(all[0] ?? {})
    .map((name) => `${name}: ${median(all.map((times) => times[name] ?? Number.NaN))}`)
    .join('\n');
}

/** Copies the contacts of the demo account until there are as many as are asked for. */
async function addContacts(databaseUrl: string): Promise<void> {
  const [row] = await query(
    databaseUrl,
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'rapport' AND table_name = 'contacts' AND is_generated = 'NEVER'`,
  );
  const columns = String(row?.columns);
  await query(
    databaseUrl,
    `INSERT INTO rapport.contacts (${columns})
     SELECT ${columns} FROM (
       SELECT copied.* FROM rapport.contacts contact, generate_series(1, $1::int) copy,
         jsonb_populate_record(contact, jsonb_build_object(
           'id', gen_random_uuid(), 'display_name', contact.display_name || ' ' || copy)) copied
       LIMIT $1) copies`,
    [CONTACTS],
  );
}

async function query(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    return (await database.query(sql, values)).rows;
  } finally {
    await database.end();
  }
}
