import { Button, StateMessage, theme } from '@rapport/shared-ui';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';

interface RemoteFailedProps {
  /** The navigation's name for this section, like `Coaching`. */
  label: string;
  /** Details for the developer who has to investigate. */
  detail: string;
  pending: boolean;
  /** True if a retry alone is likely to fail again; see `RemoteLoader.needsReload`. */
  needsReload: boolean;
  onRetry: () => void;
}

/** Replaces a remote that can't be shown: what happened, what still works, and a Retry button. */
export function RemoteFailed(props: RemoteFailedProps) {
  const { label, detail, pending, needsReload, onRetry } = props;

  // It retries automatically once the network is back.
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <Place role="alert">
      <StateMessage
        title={`${label} isn't available right now`}
        headingLevel={1}
        actions={
          <>
            <Button
              variant="primary"
              icon={<RotateCw aria-hidden />}
              pending={pending}
              pendingLabel="Retrying"
              onClick={onRetry}
            >
              Retry
            </Button>
            {needsReload && <Button onClick={() => window.location.reload()}>Reload page</Button>}
          </>
        }
      >
        {navigator.onLine ? ONLINE : OFFLINE}
      </StateMessage>
      <Details>
        <summary>Technical details</summary>
        <code>{detail}</code>
      </Details>
    </Place>
  );
}

const ONLINE =
  "Couldn't load this part of Rapport. The rest keeps working. Nothing you entered elsewhere is lost.";
const OFFLINE =
  "You're offline. This part of Rapport appears as soon as you're back online. Nothing you entered elsewhere is lost.";

const Place = styled.div`
  display: grid;
  align-content: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-height: calc(100dvh - ${theme.size.header});
  padding: ${theme.space[6]};
`;

const Details = styled.details`
  font: ${theme.font.small};
  color: ${theme.color.textFaint};
  overflow-wrap: anywhere;
`;
