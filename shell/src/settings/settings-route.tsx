import { whenAgain } from '@rapport/remote-api/failures';
import { Button, Skeleton, SkeletonGroup, StateMessage, theme } from '@rapport/shared-ui';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { type SettingsPageProps } from './settings-page-props.ts';

const loadPage = () => import('./settings-page.tsx');

/** The settings, whose code is fetched on demand. */
export function SettingsRoute(props: SettingsPageProps) {
  const { part, demand } = useOnDemand(loadPage);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => demand().then((isHere) => setFailed(!isHere)), [demand]);

  // Dynamic imports are outside of React.
  useEffect(() => void load(), [load]);

  if (part !== null) return <part.SettingsPage {...props} />;
  if (failed) {
    return (
      <StateMessage
        page
        role="alert"
        headingLevel={1}
        tone="negative"
        title="Couldn't load the settings"
        icon={<CircleAlert aria-hidden />}
        actions={
          <Button
            variant="primary"
            icon={<RotateCw aria-hidden />}
            onClick={() => {
              setFailed(false);
              void load();
            }}
          >
            Retry
          </Button>
        }
      >
        {whenAgain('Choose Retry')}
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
