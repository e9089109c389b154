import { CONTRACT_VERSION, type RemoteModule } from '@rapport/remote-api';
import { CoachingPage } from './features/coaching/coaching-page.tsx';

/** The coaching screen, as the shell mounts it. */
export default {
  contract: CONTRACT_VERSION,
  createRoutes: () => [{ path: '/coaching', element: <CoachingPage /> }],
} satisfies RemoteModule;
