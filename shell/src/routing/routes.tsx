import { type Registry } from '@rapport/remote-api/registry';
import { type RouteObject } from '@rapport/remote-api/router';
import { FailurePage } from './failure-page.tsx';
import { Layout } from './layout.tsx';
import { RemotePage } from './remote-page.tsx';

/** The routes of a signed-in person. Which remote shows what is the registry's business. */
export function createRoutes(registry: Registry, onSignOut: () => void): RouteObject[] {
  return [
    {
      element: <Layout registry={registry} onSignOut={onSignOut} />,
      errorElement: <FailurePage detail="The frame of the page failed while it was drawn." />,
      children: [{ path: '*', element: <RemotePage registry={registry} /> }],
    },
  ];
}
