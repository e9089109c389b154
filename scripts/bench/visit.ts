import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { StepError } from '@rapport/workspace-kit';
import { type StackDescription } from '../stack/stack-file.ts';

/** What one visit of a page cost, by the name of the figure; bytes are those over the line, with headers. */
export type Visit = Readonly<Record<string, number>>;

/** A line between browser and server; null is the machine's own loopback. */
export type Line = { latencyMs: number; bytesPerSecond: number } | null;

const CONTACT_ROW = '[data-row]';
/** Longer than any part of the page takes to be fetched after the contacts are there. */
const QUIET_MS = 700;

/** Signs the demo account in, as a person does. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  { demo }: StackDescription,
): Promise<void> {
  if (!demo) throw new StepError('The stack has no demo account to sign in with.');
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator(CONTACT_ROW).first().waitFor();
  await page.close();
}

/**
 * A first visit of `address` with nothing in the cache, and a second one with everything in it.
 * @param person a signed-in person's cookies and storage
 */
export async function visit(
  browser: Browser,
  address: string,
  person: Awaited<ReturnType<BrowserContext['storageState']>>,
  line: Line,
): Promise<Visit> {
  const context = await browser.newContext({ storageState: person });
  await context.addInitScript(NOTE_CONTACTS);
  const cold = await load(await context.newPage(), address, line);
  const warm = await load(await context.newPage(), address, line);
  await context.close();
  return { ...cold, 'contacts shown, warm (ms)': warm['contacts shown (ms)'] };
}

async function load(page: Page, address: string, line: Line) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (line) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: line.bytesPerSecond,
      uploadThroughput: line.bytesPerSecond,
    });
  }
  const scripts = new Set<string>();
  const received = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) return;
    received.set(requestId, 0);
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    received.delete(requestId);
    scripts.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (received.has(requestId)) received.set(requestId, encodedDataLength);
  });
  await page.goto(address);
  await page.waitForSelector(CONTACT_ROW, { state: 'attached' });
  await page.waitForTimeout(QUIET_MS);
  const seen: { first: number; shown: number } = await page.evaluate('globalThis.seen');
  await page.close();
  const sum = (ids: Iterable<string>) =>
    [...ids].reduce((total, id) => total + (received.get(id) ?? 0), 0);
  return {
    'JavaScript (bytes)': sum(scripts),
    scripts: scripts.size,
    bytes: sum(received.keys()),
    requests: received.size,
    'first contact (ms)': Math.round(seen.first),
    'contacts shown (ms)': Math.round(seen.shown),
  };
}

/** Runs in the page, before anything of it: notes when a first contact can be read, and when the page itself has it. */
const NOTE_CONTACTS = `globalThis.seen = {};
new MutationObserver((_changes, watcher) => {
  const note = (name, selector) => {
    if (document.querySelector(selector)) seen[name] ??= performance.now();
  };
  note('first', '#start-page li, ${CONTACT_ROW}');
  note('shown', '${CONTACT_ROW}');
  if (seen.shown) watcher.disconnect();
}).observe(document, { childList: true, subtree: true });`;
