import {
  CONTRACT_VERSION,
  ShellApiProvider,
  type RemoteModule,
  type ShellApi,
} from '@rapport/remote-api';
import { type RouteObject } from '@rapport/remote-api/router';
import { lazy } from 'react';

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
const DuplicatesPage = lazy(() =>
  import('./pages/merge-pages.tsx').then((page) => ({ default: page.DuplicatesPage })),
);
const MergeWithPage = lazy(() =>
  import('./pages/merge-pages.tsx').then((page) => ({ default: page.MergeWithPage })),
);
const MergePage = lazy(() =>
  import('./pages/merge-pages.tsx').then((page) => ({ default: page.MergePage })),
);

function createRoutes(shell: ShellApi): RouteObject[] {
  const contacts = (
    <ShellApiProvider shell={shell}>
      <ContactsPage />
    </ShellApiProvider>
  );
  return [
    { path: '/', element: contacts },
    { path: '/contacts', element: contacts },
    {
      path: '/contacts/import',
      element: (
        <ShellApiProvider shell={shell}>
          <ImportPage />
        </ShellApiProvider>
      ),
    },
    {
      path: '/contacts/meetings',
      element: (
        <ShellApiProvider shell={shell}>
          <MeetingsPage />
        </ShellApiProvider>
      ),
    },
    {
      path: '/contacts/meetings/:meetingId',
      element: (
        <ShellApiProvider shell={shell}>
          <GroupBriefingPage />
        </ShellApiProvider>
      ),
    },
    {
      path: '/contacts/deleted',
      element: (
        <ShellApiProvider shell={shell}>
          <DeletedPage />
        </ShellApiProvider>
      ),
    },
    {
      path: '/contacts/dates',
      element: (
        <ShellApiProvider shell={shell}>
          <DatesPage />
        </ShellApiProvider>
      ),
    },
    {
      path: '/contacts/duplicates',
      element: (
        <ShellApiProvider shell={shell}>
          <DuplicatesPage />
        </ShellApiProvider>
      ),
    },
    {
      path: '/contacts/:contactId',
      element: (
        <ShellApiProvider shell={shell}>
          <ContactPage />
        </ShellApiProvider>
      ),
    },
    {
      path: '/contacts/:contactId/briefing',
      element: (
        <ShellApiProvider shell={shell}>
          <BriefingPage />
        </ShellApiProvider>
      ),
    },
    {
      path: '/contacts/:contactId/merge',
      element: (
        <ShellApiProvider shell={shell}>
          <MergeWithPage />
        </ShellApiProvider>
      ),
    },
    {
      path: '/contacts/:contactId/merge/:otherId',
      element: (
        <ShellApiProvider shell={shell}>
          <MergePage />
        </ShellApiProvider>
      ),
    },
  ];
}

export default { contract: CONTRACT_VERSION, createRoutes } satisfies RemoteModule;
