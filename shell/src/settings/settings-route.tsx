import { type DeletedUser } from '@rapport/contracts';
import { Button, Skeleton, SkeletonGroup, StateMessage, theme } from '@rapport/shared-ui';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { type AuthService } from '../session/auth-service.ts';

export interface SettingsRouteProps {
  auth: AuthService;
  /** The data of the person is gone, and so is what the page shows of it. */
  onDeleted: (answer: DeletedUser) => void;
}

const loadPage = () => import('./settings-page.tsx');

/** The settings, whose code is fetched when somebody goes there. */
export function SettingsRoute(props: SettingsRouteProps) {
  const { part, demand } = useOnDemand(loadPage);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    void demand().then((isHere) => setFailed(!isHere));
  }, [demand]);

  // The code comes over the network.
  useEffect(load, [load]);

  if (part !== null) return <part.SettingsPage {...props} />;
  if (failed) {
    return (
      <StateMessage
        page
        role="alert"
        headingLevel={1}
        tone="negative"
        title="The settings could not be loaded"
        icon={<CircleAlert aria-hidden />}
        actions={
          <Button variant="primary" icon={<RotateCw aria-hidden />} onClick={load}>
            Retry
          </Button>
        }
      >
        Check your connection and try again.
      </StateMessage>
    );
  }
  return (
    <Waiting>
      <SkeletonGroup label="Loading the settings">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    </Waiting>
  );
}

const Waiting = styled.div`
  max-width: ${theme.size.stateMax};
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[4]};
`;
