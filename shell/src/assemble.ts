import { createBrowserRouter, type RouteObject } from '@rapport/remote-api/router';
import { etagOf, withEtag } from '@rapport/remote-api/api-query';
import { registryRules, type Registry } from '@rapport/registry';
import { type AppProps } from './app.tsx';
import { createCommands } from './commands/commands.ts';
import { type RuntimeConfig } from './config/runtime-config.ts';
import { createAfterWrite } from './query/after-write.ts';
import { changedBy } from './query/changes.ts';
import { onDayStart } from './query/day-start.ts';
import { onReturn } from './query/on-return.ts';
import { createOtherTabs } from './query/other-tabs.ts';
import { createQueryClient } from './query/query-client.ts';
import { logFailure } from './log.ts';
import { endReminders, followNotifications } from './push/push-worker.ts';
import { afterShown } from './offline/after-shown.ts';
import { createStoredQueries, keepResponses, storedVersion } from './query/stored-queries.ts';
import { createRecovery } from './query/recovery.ts';
import { createRefresher } from './query/refresher.ts';
import { diagnose } from './remotes/diagnose.ts';
import { createFailureReports } from './remotes/failure-reports.ts';
import { createLoadReports } from './remotes/load-reports.ts';
import { federationRuntime } from './remotes/module-runtime.ts';
import { createOverrides } from './remotes/overrides.ts';
import { fetchRegistry } from './remotes/read-registry.ts';
import { failedCandidates } from './remotes/release-choice.ts';
import { createRemoteLoader, type RemoteLoader } from './remotes/remote-loader.ts';
import { guardScripts } from './remotes/script-guard.ts';
import { preloadedResponse } from './request/preloaded-response.ts';
import { createRequest } from './request/request.ts';
import { beforeTheRouter } from './routing/before-the-router.ts';
import { openLandingPage } from './routing/open-landing-page.ts';
import { createRoutes } from './routing/routes.tsx';
import { type AuthService } from './session/auth-service.ts';
import { createCredentials } from './session/credentials.ts';
import { hasLeft, isDifferentUser, userOf } from './session/session-store.ts';
import { createSession } from './session/session.ts';
import { deletionMessage } from './settings/deletion-message.ts';
import { createShellApi } from './shell-api.ts';
import { createToasts } from './toasts/toast-store.ts';
import { createUnsavedText } from './unsaved/unsaved-text.ts';
import { createOfflineWrites } from './outbox/offline-writes.ts';

/** Creates the parts of the shell for one page. */
export function assemble(
  config: RuntimeConfig,
  registry: Registry,
  auth: AuthService,
): Omit<AppProps, 'mailLink'> & { routes: RouteObject[] } {
  const session = createSession(auth);
  const toasts = createToasts();
  const unsaved = createUnsavedText();
  const commands = createCommands();
  const userId = () => session.user.get()?.id ?? null;
  const otherTabs = createOtherTabs({
    userId,
    onWritten: (topics) => refresher.refreshTopics(topics),
  });
  const requestWithHeaders = otherTabs.telling(
    createRequest({
      apiUrl: config.apiUrl,
      credentials: createCredentials(auth),
      userId,
      takeFirst: preloadedResponse(),
    }),
    (write) => afterWrite(write),
  );
  const offline = createOfflineWrites({
    userId,
    request: requestWithHeaders,
    notify: toasts.notify,
    onSettled: (write) => refresher.refreshTopics(changedBy(write)),
    onShow: (path, fields) =>
      queryClient.setQueryData([path], (data: unknown) =>
        typeof data === 'object' && data !== null && !Array.isArray(data)
          ? withEtag({ ...data, ...fields }, etagOf(data))
          : data,
      ),
  });
  const onPageShown = afterShown({ config, registry, userId, notify: toasts.notify });
  const loader = createPageLoader(config, registry, userId, onPageShown);
  const shell = createShellApi({
    apiUrl: config.apiUrl,
    session,
    requestWithHeaders: offline.showing(requestWithHeaders),
    sendOrWait: offline.sendOrWait,
    waitingWrites: offline.waitingWrites,
    toasts,
    loader,
    unsaved,
    commands,
  });
  const stored = createStoredQueries({ userId, version: storedVersion(registry) });
  const queryClient = createQueryClient(shell.request, keepResponses(stored));
  const afterWrite = createAfterWrite(queryClient, stored.drop);
  const refresher = createRefresher(queryClient, unsaved);
  const recovery = createRecovery(queryClient, shell.request);
  onDayStart(() => refresher.refreshTimed());
  onReturn(() => {
    recovery.wake();
    offline.wake();
    refresher.refreshShown();
  });
  // What failed while the session couldn't be renewed is sent as soon as it is.
  auth.onAuthStateChange((event) => {
    if (event !== 'TOKEN_REFRESHED') return;
    recovery.wake();
    offline.wake();
  });
  let arrived = false;
  const signOut = async () => {
    if ((await unsaved.mayGo()) && (await offline.mayGo())) await session.signOut();
  };
  const routes = createRoutes({
    registry,
    auth,
    unsaved,
    commands,
    recovery,
    offline,
    isArrival: () => arrived,
    onSignOut: () => void signOut(),
    onDeleted: (answer) => {
      const ended = answer.accountDeleted ? 'account' : 'access';
      void session.signOut(deletionMessage(answer), { ended });
    },
  });
  const listen = beforeTheRouter();
  const router = createBrowserRouter(routes);
  followNotifications((path) => void router.navigate(path));
  // Without a touch screen, there's an Escape key.
  if (window.matchMedia('(pointer: coarse)').matches) {
    void import('./routing/close-on-back.ts').then(
      ({ closeOnBack: letBackClose }) => letBackClose(router, listen),
      () => undefined,
    );
  }
  const enter = () => openLandingPage(router, window.location);

  session.store.subscribe((state, previous) => {
    // This includes a user whose session ended while their account was being deleted.
    const isGone = hasLeft(state) && !hasLeft(previous) && previous.status !== 'loading';
    if (isGone) {
      stored.clear();
      void endReminders();
      void forgetShared();
    }
    const userId = userOf(state)?.id;
    if (userId === userOf(previous)?.id && !isGone) return;
    if (previous.status !== 'loading') arrived = true;
    void queryClient.cancelQueries();
    toasts.clear();
    offline.forgetPerson();
    const lost = state.status === 'signedOut' ? state.lastUserId : null;
    if (lost !== null && unsaved.isHeld()) {
      unsaved.keepFor(lost);
    } else if (userId !== undefined && userId === unsaved.store.getState().keptFor) {
      // The same user is back. Queries that failed when the session ended are fetched again.
      void queryClient.invalidateQueries();
    } else {
      // A user must not see data that another user has loaded.
      queryClient.clear();
      unsaved.clear();
    }
    // Another user may have signed in in another tab; they must not end up on the previous user's page.
    if (isDifferentUser(state, previous)) void enter();
  });

  return { auth, session, shell, loader, queryClient, router, routes, toasts, unsaved, enter };
}

/** Creates the loader of remotes for this page, using the browser's APIs. */
function createPageLoader(
  config: RuntimeConfig,
  registry: Registry,
  userId: () => string | null,
  onPageShown: () => void,
): RemoteLoader {
  const { loaded, shown } = createLoadReports(config);
  return createRemoteLoader({
    registry,
    fetchRegistry: () => fetchRegistry(registryRules(config)),
    runtime: federationRuntime,
    guard: guardScripts,
    userId,
    overrides: createOverrides(config, () => window.sessionStorage),
    failedCandidates: failedCandidates(() => window.sessionStorage),
    report: createFailureReports(config),
    onLoaded: loaded,
    onShown: (...remote) => {
      shown(...remote);
      onPageShown();
    },
    diagnose,
  });
}

async function forgetShared(): Promise<void> {
  if (!('caches' in window)) return;
  try {
    await (await import('./offline/shared-content.ts')).discard(window.caches);
  } catch (error) {
    logFailure("Couldn't discard what was shared with this browser.", error);
  }
}
