import { type PushDevice } from '@rapport/api-client';
import { Badge, Button, media, RelativeTime, theme } from '@rapport/shared-ui';
import { Smartphone } from 'lucide-react';
import styled from 'styled-components';
import { Buttons } from '../settings-section.tsx';

interface PushDevicesProps {
  devices: readonly PushDevice[];
  /** The ID of this browser; null if it gets no reminders. */
  ownId: string | null;
  /** The ID of the device that is tested or removed right now. */
  busy: string | null;
  onTest: (device: PushDevice) => void;
  onRemove: (device: PushDevice) => void;
}

/** The devices that get reminders. */
export function PushDevices({ devices, ownId, busy, onTest, onRemove }: PushDevicesProps) {
  return (
    <List aria-label="Devices with reminders">
      {devices.map((device) => (
        <li key={device.id}>
          <Smartphone aria-hidden />
          <Words>
            <b>{device.name}</b>
            <small>{<State device={device} />}</small>
          </Words>
          {device.id === ownId && <Badge tone="accent">This device</Badge>}
          <Actions>
            <Button
              aria-label={`Send a test to ${device.name}`}
              pending={busy === device.id}
              pendingLabel="Sending..."
              onClick={() => onTest(device)}
            >
              Send test
            </Button>
            {device.id !== ownId && (
              <Button aria-label={`Remove ${device.name}`} onClick={() => onRemove(device)}>
                Remove
              </Button>
            )}
          </Actions>
        </li>
      ))}
    </List>
  );
}

function State({ device: { failure, lastSuccessAt, createdAt } }: { device: PushDevice }) {
  if (failure !== null) {
    return failure === 'refused'
      ? 'Its push service refused the last reminder'
      : "The last reminder didn't arrive";
  }
  if (lastSuccessAt === null) {
    return (
      <>
        Added <RelativeTime value={createdAt} />
      </>
    );
  }
  return (
    <>
      Last reached <RelativeTime value={lastSuccessAt} />
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
    min-width: 0;
  }

  & > li > svg {
    flex: none;
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: ${theme.color.textFaint};
    stroke-width: 1.75;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font: ${theme.font.bodyStrong};
  }

  small {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;

const Actions = styled(Buttons)`
  ${media.small} {
    flex-basis: 100%;
  }
`;
