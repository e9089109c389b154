import {
  CONTRACT_VERSION,
  ShellApiProvider,
  type RemoteModule,
  type ShellApi,
} from '@rapport/remote-api';
import { type RouteObject } from '@rapport/remote-api/router';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

// Each page is loaded on first visit, so that it doesn't slow down the others.
const ContactsPage = lazy(() =>
  import('./pages/contacts-page/contacts-page.tsx').then((page) => ({
    default: page.ContactsPage,
  })),
);
const ContactPage = lazy(() =>
  import('./pages/contact-page/contact-page.tsx').then((page) => ({
    default: page.ContactPage,
  })),
);
const BriefingPage = lazy(() =>
  import('./pages/briefing-page/briefing-page.tsx').then((page) => ({
    default: page.BriefingPage,
  })),
);
const GroupBriefingPage = lazy(() =>
  import('./pages/group-briefing-page/group-briefing-page.tsx').then((page) => ({
    default: page.GroupBriefingPage,
  })),
);
const ImportPage = lazy(() =>
  import('./pages/import-page.tsx').then((page) => ({ default: page.ImportPage })),
);
const MeetingsPage = lazy(() =>
  import('./pages/meetings-page.tsx').then((page) => ({ default: page.MeetingsPage })),
);
const DeletedPage = lazy(() =>
  import('./pages/deleted-page.tsx').then((page) => ({ default: page.DeletedPage })),
);
const DatesPage = lazy(() =>
  import('./pages/dates-page.tsx').then((page) => ({ default: page.DatesPage })),
);
const PrintPage = lazy(() =>
  import('./pages/print-page.tsx').then((page) => ({ default: page.PrintPage })),
);
const SharePage = lazy(() =>
  import('./pages/share-page/share-page.tsx').then((page) => ({ default: page.SharePage })),
);
const DuplicatesPage = lazy(() =>
  import('./pages/duplicates-page.tsx').then((page) => ({ default: page.DuplicatesPage })),
);
const MergeWithPage = lazy(() =>
  import('./pages/merge-pages.tsx').then((page) => ({ default: page.MergeWithPage })),
);
const MergePage = lazy(() =>
  import('./pages/merge-pages.tsx').then((page) => ({ default: page.MergePage })),
);

/** Later than the first content, which it must not slow down. Without its code, the page works as it is. */
const OnEveryPage = lazy<ComponentType>(() =>
  new Promise((resolve) => setTimeout(resolve, LATER_MS))
    .then(() => import('./pages/on-every-page.tsx'))
    .then(
      (part) => ({ default: part.OnEveryPage }),
      () => ({ default: () => null }),
    ),
);
const LATER_MS = 2_000;

function createRoutes(shell: ShellApi): RouteObject[] {
  const within = (page: ReactElement) => (
    <ShellApiProvider shell={shell}>
      {page}
      <Suspense fallback={null}>
        <OnEveryPage />
      </Suspense>
    </ShellApiProvider>
  );
  const contacts = within(<ContactsPage />);
  return [
    { path: '/', element: contacts },
    { path: '/contacts', element: contacts },
    { path: '/contacts/import', element: within(<ImportPage />) },
    { path: '/contacts/meetings', element: within(<MeetingsPage />) },
    { path: '/contacts/meetings/:meetingId', element: within(<GroupBriefingPage />) },
    { path: '/contacts/deleted', element: within(<DeletedPage />) },
    { path: '/contacts/dates', element: within(<DatesPage />) },
    { path: '/contacts/print', element: within(<PrintPage />) },
    { path: '/contacts/share', element: within(<SharePage />) },
    { path: '/contacts/duplicates', element: within(<DuplicatesPage />) },
    { path: '/contacts/:contactId', element: within(<ContactPage />) },
    { path: '/contacts/:contactId/briefing', element: within(<BriefingPage />) },
    { path: '/contacts/:contactId/merge', element: within(<MergeWithPage />) },
    { path: '/contacts/:contactId/merge/:otherId', element: within(<MergePage />) },
  ];
}

export default { contract: CONTRACT_VERSION, createRoutes } satisfies RemoteModule;
