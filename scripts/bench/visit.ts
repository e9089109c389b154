import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { StepError } from '@rapport/workspace-kit';

/** What one visit of a page cost. */
export interface Visit {
  /** Bytes of JavaScript over the line, compressed, headers included. */
  scriptBytes: number;
  /** Bytes of everything over the line. */
  bytes: number;
  /** Requests that went over the line, those of the API and of sign-in included. */
  requests: number;
  scriptRequests: number;
  /** Milliseconds until the first contentful paint. */
  firstPaint: number;
  /** Milliseconds until the first contact of the list is in the page. */
  contactsShown: number;
}

/** A line between browser and server; null is the machine's own loopback. */
export type Line = { latencyMs: number; bytesPerSecond: number } | null;

/** A signed-in person's cookies and storage, without any cached file. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

const CONTACT_ROW = '[data-row]';
/** Longer than any part of the page takes to be fetched after the contacts are there. */
const QUIET_MS = 700;

/** Signs in once, as a person does. */
export async function signIn(
  browser: Browser,
  origin: string,
  person: { email: string; password: string },
): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(origin);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForSelector(CONTACT_ROW).catch(async () => {
    throw new StepError(
      `${origin} shows no contacts after sign-in.\n${errors.join('\n')}\n${await page.innerText('body')}`,
    );
  });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A first visit of `address` with nothing in the cache, and a second one with everything in it. */
export async function visitTwice(
  browser: Browser,
  address: string,
  person: SignedIn,
  line: Line,
): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({ storageState: person });
  try {
    await context.addInitScript(NOTE_CONTACTS);
    const cold = await visit(await context.newPage(), address, line);
    const warm = await visit(await context.newPage(), address, line);
    return { cold, warm };
  } finally {
    await context.close();
  }
}

async function visit(page: Page, address: string, line: Line): Promise<Visit> {
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
  session.on('Network.requestServedFromCache', ({ requestId }) => received.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (received.has(requestId)) received.set(requestId, encodedDataLength);
  });
  await page.goto(address);
  await page.waitForSelector(CONTACT_ROW, { state: 'attached' });
  await page.waitForTimeout(QUIET_MS);
  const { contactsShown, firstPaint } = await page.evaluate(() => ({
    contactsShown: Number(Reflect.get(globalThis, 'contactsShown')),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await page.close();
  const sum = (ids: Iterable<string>) =>
    [...ids].reduce((total, id) => total + (received.get(id) ?? 0), 0);
  const fetchedScripts = [...scripts].filter((id) => received.has(id));
  return {
    scriptBytes: sum(fetchedScripts),
    bytes: sum(received.keys()),
    requests: received.size,
    scriptRequests: fetchedScripts.length,
    firstPaint,
    contactsShown,
  };
}

/** Runs in the page, before anything of it: notes when the first contact is there. */
const NOTE_CONTACTS = `new MutationObserver((_changes, watcher) => {
  if (!document.querySelector('${CONTACT_ROW}')) return;
  watcher.disconnect();
  globalThis.contactsShown = performance.now();
}).observe(document, { childList: true, subtree: true });`;
