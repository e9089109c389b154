import { CONTRACT_VERSION, ShellApiProvider, type RemoteModule } from '@rapport/remote-api';
import { AnalyticsPage } from './analytics-page.tsx';

/** What the shell mounts under `/analytics`. */
export default {
  contract: CONTRACT_VERSION,
  createRoutes: (shell) => [
    {
      path: '/analytics',
      element: (
        <ShellApiProvider shell={shell}>
          <AnalyticsPage />
        </ShellApiProvider>
      ),
    },
  ],
} satisfies RemoteModule;
