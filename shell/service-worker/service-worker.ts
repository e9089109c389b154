import { SHARE_PATH } from '@rapport/contracts/sharing';
import { storedFile, storedHtml } from '../src/offline/stored-page.ts';
import { PUSH_WORKER_PATH } from '../src/push/push-worker.ts';
import { openNotification, renewPush, showPush } from './notifications.ts';
import { answerShared } from '../src/offline/shared-content.ts';

declare const self: ServiceWorkerGlobalScope;

/** Paths of this origin that a proxy may give to the API, where a page of the shell would be no answer. */
const NOT_PAGES = /^\/(?:api|auth|photos|unsubscribe)(?:\/|$)/;
/** What a page loads by names that change with the content. */
const FILES = new Set<RequestDestination>(['script', 'style', 'font', 'image']);

/** Whether the worker only shows reminders. */
const isForPush = self.location.href.endsWith(PUSH_WORKER_PATH);

/** The clients that show a stored page. */
const offline = new Set<string>();

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The browser sends the request of a navigation while the worker starts.
      isForPush ? null : self.registration.navigationPreload.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(self, event)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(self, event.notification)),
);

if (!isForPush) self.addEventListener('fetch', answer);

function answer(event: FetchEvent): void {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  const isShared = origin === self.location.origin && pathname === SHARE_PATH;
  // Sharing is a navigation, too; any other one to this path shows a page.
  if (isShared && (request.method !== 'GET' || request.mode !== 'navigate')) {
    event.respondWith(answerShared(request, self.caches));
    return;
  }
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (origin === self.location.origin && !NOT_PAGES.test(pathname))
      event.respondWith(pageFor(event));
    return;
  }
  // A page from the network has its files from there or from the browser's cache, as without a worker.
  if (FILES.has(request.destination) && (offline.has(clientId) || !self.navigator.onLine))
    event.respondWith(fileFor(request));
}

/** Whatever the origin answers is shown; only if it doesn't, the stored page is. */
async function pageFor(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: unknown = await event.preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(event.request);
  } catch (error) {
    const page = await storedHtml(self.caches);
    if (page === undefined) throw error;
    offline.add(event.resultingClientId);
    return page;
  }
}

async function fileFor(request: Request): Promise<Response> {
  return (await storedFile(self.caches, request.url)) ?? fetch(request);
}
