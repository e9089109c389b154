import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Alert, Badge, Button, media, RelativeTime, theme } from '@rapport/shared-ui';
import { Laptop } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type AuthService } from '../session/auth-service.ts';
import { act, type ActionOutcome } from './account-action.ts';
import { accountQuery } from './account-query.ts';
import { deviceName } from './device-name.ts';
import { Buttons, SettingsSection, SettingsText } from './settings-section.tsx';

/** Signs the other devices out, and shows what the service knows about them. */
export function SignedInDevices({ auth }: { auth: AuthService }) {
  const { notify } = useShellApi();
  const { data } = useQuery(accountQuery(auth));
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);

  async function signOutOthers(): Promise<void> {
    setIsAsking(true);
    setOutcome(null);
    const done = await act(() => auth.signOutOthers());
    setOutcome(done);
    if (done.status === 'done') notify({ title: 'All other devices are signed out' });
    setIsAsking(false);
  }

  return (
    <SettingsSection
      title="Signed-in devices"
      text="If you see a sign-in that wasn't yours, sign out everywhere else, then change the password."
    >
      <Device>
        <Laptop aria-hidden />
        <span>
          <b>{deviceName(navigator.userAgent)}</b>
          {data?.lastSignInAt && (
            <small>
              Last sign-in to your account, on any device:{' '}
              <RelativeTime value={data.lastSignInAt} />
            </small>
          )}
        </span>
        <Badge tone="accent">This device</Badge>
      </Device>
      <SettingsText>
        The sign-in service doesn't say which other devices are signed in, or where.
      </SettingsText>
      <Buttons>
        <Button
          pending={isAsking}
          pendingLabel="Signing out..."
          onClick={() => void signOutOthers()}
        >
          Sign out everywhere else
        </Button>
      </Buttons>
      {outcome?.status === 'failed' && (
        <Alert tone="negative" title="Couldn't sign out the other devices">
          {outcome.message}
        </Alert>
      )}
    </SettingsSection>
  );
}

const Device = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};

  ${media.enlarged} {
    display: grid;
  }

  & > svg {
    flex: none;
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: ${theme.color.textFaint};
    stroke-width: 1.75;
  }

  & > span:first-of-type {
    display: grid;
    flex: 1;
  }

  b {
    font: ${theme.font.bodyStrong};
  }

  small {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;
