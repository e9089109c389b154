import { type RouteObject } from '@rapport/remote-api/router';
import { FailurePage } from './failure-page.tsx';
import { Layout, type FrameProps } from './layout.tsx';
import { type SettingsPageProps } from '../settings/settings-page-props.ts';
import { SettingsRoute } from '../settings/settings-route.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RemotePage } from './remote-page.tsx';

interface RoutesOptions extends FrameProps, Omit<SettingsPageProps, 'notFound'> {}

/** The routes of a signed-in user. The registry determines the remotes. */
export function createRoutes({ auth, onDeleted, ...frame }: RoutesOptions): RouteObject[] {
  const { registry } = frame;
  return [
    {
      element: <Layout {...frame} />,
      errorElement: <FailurePage detail="The frame of the page failed while it was drawn." />,
      children: [
        {
          path: '/settings/*',
          element: <SettingsRoute auth={auth} onDeleted={onDeleted} notFound={<NotFoundPage />} />,
        },
        { path: '*', element: <RemotePage registry={registry} /> },
      ],
    },
  ];
}
