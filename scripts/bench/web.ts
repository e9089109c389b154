import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, step, StepError } from '@rapport/workspace-kit';
import pg from 'pg';
import { type BrowserContext, chromium } from 'playwright-core';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { freePort } from '../postgres/port.ts';
import { type StackDescription } from '../stack/stack-file.ts';
import { startTestStack } from '../test/test-stack.ts';
import { median } from './figures.ts';
import { inFolder } from './in-folder.ts';
import { measureInteractions } from './interactions.ts';
import { measurePage, type PageScores } from './lighthouse.ts';
import { buildSingle, serveSingle } from './single-origin.ts';
import { type Line, signIn, type Visit, visit } from './visit.ts';

const PHONE = { width: 412, height: 823 };
const CONTACTS = 10_000;
/** Conditions on a train. */
const SLOW: Line = { latencyMs: 400, bytesPerSecond: 50_000 };

/**
 * `pnpm bench web`: compares the first load of the contacts with remotes loaded at run time to the same sources
 * built as one plain Vite app, in turns; then measures every page on a phone by Lighthouse, and the time from a key
 * or a tap to the next frame with 10,000 contacts. All figures are medians.
 * @throws StepError if Lighthouse can't be fetched from the npm registry
 */
export function benchWeb(rounds: number): Promise<void> {
  return inFolder(async (folder, later) => {
    const { path } = await ensureChromium(REPOSITORY, console.log);
    const options = {
      executablePath: path,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    };
    const single = join(folder, 'single');
    await step(console.log, 'Single build', () => buildSingle(single));
    const running = await step(console.log, 'Stack', () => startTestStack(join(folder, 'stack')));
    later(() => running.stop());
    const stack: StackDescription = JSON.parse(readFileSync(running.file, 'utf8'));
    const served = await serveSingle(single, stack, folder);
    later(() => served.stop());
    const browser = await chromium.launch(options);
    later(() => browser.close());
    const builds = [stack.shellUrl, served.origin];
    const people = await Promise.all(
      builds.map(async (origin) => {
        const context = await browser.newContext();
        await signIn(context, origin, stack);
        const person = await context.storageState();
        await context.close();
        return { origin, person };
      }),
    );
    for (const line of [null, SLOW]) {
      const visits = people.map((): Visit[] => []);
      for (let round = 0; round < rounds; round += 1) {
        for (const [at, { origin, person }] of people.entries())
          visits[at]?.push(await visit(browser, `${origin}/contacts`, person, line));
      }
      console.log(`\nFirst load of /contacts, ${line ? '400 kbit/s' : 'this machine'}`);
      console.table(compared(visits[0] ?? [], visits[1] ?? []));
    }
    await browser.close();

    const port = await freePort(0);
    const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
      ...options,
      viewport: PHONE,
      args: [...options.args, `--remote-debugging-port=${port}`],
    });
    later(() => context.close());
    await signIn(context, stack.shellUrl, stack);
    const id = await withDatabase(stack, oneContact);
    await acceptNote(context, `${stack.shellUrl}/assessment/${id}`);
    console.log('\nLighthouse on a phone');
    const ofPage = (page: string) => measurePage(`${stack.shellUrl}${page}`, port, folder);
    const pages: Record<string, Record<string, number>> = {};
    for (const page of pagesOf(id)) {
      const all: PageScores[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await ofPage(page));
      pages[page.replace(id, '{id}')] = medians(all);
    }
    console.table(pages);
    await withDatabase(stack, addContacts);
    console.log(`\nMilliseconds to the next frame on a phone with ${CONTACTS} contacts`);
    const times: Record<string, number>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage();
      times.push(await measureInteractions(page, stack.shellUrl));
      await page.close();
    }
    console.table(medians(times));
  });
}

/** Returns each figure of both builds, and the ratio of the first to the second. */
function compared(ofRemotes: readonly Visit[], ofSingle: readonly Visit[]) {
  const single = medians(ofSingle);
  return Object.fromEntries(
    Object.entries(medians(ofRemotes)).map(([name, remotes]) => {
      const plain = single[name] ?? NaN;
      return [name, { remotes, 'one plain build': plain, ratio: twoDigits(remotes / plain) }];
    }),
  );
}

/** Returns the median of each figure. */
function medians(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((each) => each[name] ?? NaN))]),
  );
}

function twoDigits(value: number): number {
  return Number(value.toFixed(2));
}

function pagesOf(id: string): string[] {
  return [
    '/contacts',
    `/contacts/${id}`,
    `/contacts/${id}/briefing`,
    '/contacts/import',
    '/contacts/duplicates',
    `/assessment/${id}`,
    '/my-assessment',
    '/coaching',
    '/settings',
  ];
}

/** The first assessment of a contact starts with a note that the user has to accept. */
async function acceptNote(context: BrowserContext, address: string): Promise<void> {
  // Keep this page open: the browser ends when Lighthouse closes the last one.
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'I have read this' }).click();
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
  await page.getByRole('radio').first().waitFor();
  await page.goto('about:blank');
}

async function withDatabase<T>(
  { databaseUrl }: StackDescription,
  work: (database: pg.Client) => Promise<T>,
): Promise<T> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

async function oneContact(database: pg.Client): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM rapport.contacts WHERE mbti_type IS NOT NULL ORDER BY display_name LIMIT 1',
  );
  if (!rows[0]) throw new StepError('The demo account has no contact with an estimate.');
  return rows[0].id;
}

/** Copies the contacts of the demo account until there are as many as requested. */
async function addContacts(database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'rapport' AND table_name = 'contacts' AND is_generated = 'NEVER'`,
  );
  const columns = rows[0]?.columns ?? '';
  await database.query(
    `INSERT INTO rapport.contacts (${columns})
     SELECT ${columns} FROM (
       SELECT copied.* FROM rapport.contacts contact, generate_series(1, $1::int) copy,
         jsonb_populate_record(contact, jsonb_build_object(
           'id', gen_random_uuid(), 'display_name', contact.display_name || ' ' || copy)) copied
       LIMIT $1) copies`,
    [CONTACTS],
  );
}
