import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { StepError } from '@rapport/workspace-kit';
import { type StackDescription } from '../stack/stack-file.ts';

/** The figures of one visit by name; bytes are as transferred, with headers. */
export type Visit = Readonly<Record<string, number>>;

/** Network conditions between browser and server; null is this machine's loopback. */
export type Line = { latencyMs: number; bytesPerSecond: number } | null;

const CONTACT_ROW = '[data-row]';
/** More than any part of the page needs to load after the contacts have appeared. */
const QUIET_MS = 700;

/** Signs in to the demo account, as a user does. */
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
 * Visits `address` first with an empty cache, and then with a full one.
 * @param person cookies and storage of a signed-in user
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

/** Runs in the page before its scripts: stores when the first contact is visible, and when the page has its data. */
const NOTE_CONTACTS = `globalThis.seen = {};
new MutationObserver((_changes, watcher) => {
  const note = (name, selector) => {
    if (document.querySelector(selector)) seen[name] ??= performance.now();
  };
  note('first', '#start-page li, ${CONTACT_ROW}');
  note('shown', '${CONTACT_ROW}');
  if (seen.shown) watcher.disconnect();
}).observe(document, { childList: true, subtree: true });`;
