import { CONTRACT_VERSION, ShellApiProvider, type RemoteModule } from '@rapport/remote-api';
import { Outlet } from '@rapport/remote-api/router';
import { PartBoundary } from '@rapport/shared-ui';
import { ContactAssessmentPage } from './pages/contact-assessment-page.tsx';
import { SelfAssessmentPage } from './pages/self-assessment-page.tsx';

/** The assessment screens that the shell mounts. */
export default {
  contract: CONTRACT_VERSION,
  createRoutes: (shell) => [
    {
      element: (
        <ShellApiProvider shell={shell}>
          <Outlet />
        </ShellApiProvider>
      ),
      children: [
        { path: '/assessment/:contactId?', element: <ContactAssessmentPage /> },
        {
          path: '/my-assessment',
          element: (
            <PartBoundary>
              <SelfAssessmentPage />
            </PartBoundary>
          ),
        },
      ],
    },
  ],
} satisfies RemoteModule;
