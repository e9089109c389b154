import { useShellUser } from '@rapport/remote-api';
import { userStorage } from '@rapport/remote-api/user-storage';
import { Button, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { Lede } from './today-layout.tsx';
import { Block } from './today-parts.tsx';

/** Loaded on demand, because most users never see it. */
const loadForm = () => import('./cadence-offer-form.tsx');

/** Asks a user who has contacts but no history whom they want to keep up with. */
export function CadenceOffer() {
  const userId = useShellUser()?.id ?? '';
  const [isDeclined, setDeclined] = useState(() => declinedItem(userId).read() === true);
  const form = useLazyDialog(loadForm);
  if (isDeclined) return null;
  const decline = () => {
    declinedItem(userId).write(true);
    setDeclined(true);
  };
  return (
    <Block title="Whom do you want to keep up with?">
      <Lede>
        Choose up to ten people and how often. When the days have passed, they stand here.
      </Lede>
      <Answer>
        {form.part && form.open ? (
          <form.part.CadenceOfferForm onDecline={decline} />
        ) : (
          <>
            <Button {...form.opener}>Choose people</Button>{' '}
            <Button variant="ghost" onClick={decline}>
              No, thanks
            </Button>
          </>
        )}
      </Answer>
    </Block>
  );
}

/** Whether the user has declined in this browser. */
function declinedItem(userId: string) {
  return userStorage(userId).item('keep-up-declined', {
    parse: (value) => (typeof value === 'boolean' ? value : null),
  });
}

const Answer = styled.div`
  margin-top: ${theme.space[3]};
`;
