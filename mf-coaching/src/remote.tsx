import { CONTRACT_VERSION, ShellApiProvider, type RemoteModule } from '@rapport/remote-api';
import { CoachingPage } from './pages/coaching-page.tsx';

/** The coaching page, as mounted by the shell. */
export default {
  contract: CONTRACT_VERSION,
  createRoutes: (shell) => [
    {
      path: '/coaching',
      element: (
        <ShellApiProvider shell={shell}>
          <CoachingPage />
        </ShellApiProvider>
      ),
    },
  ],
} satisfies RemoteModule;
