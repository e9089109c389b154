import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { writeFailure } from '@rapport/remote-api/failures';
import { Alert, Button, theme } from '@rapport/shared-ui';
import { CalendarClock } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { useContactDialogs } from '../contact-dialogs/contact-dialogs.ts';
import { shortName } from '../contacts/contact-text.ts';
import { useSubjectRight } from './use-subject-right.ts';

interface ReviewNoticeProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  /** The button that opens the quiz, which belongs to another feature. */
  update: ReactNode;
}

/** Asks if an estimate from a year ago still fits, with buttons to confirm, update, or delete it. */
export function ReviewNotice({ contact, update }: ReviewNoticeProps) {
  const { notify } = useShellApi();
  const { open, opening } = useContactDialogs();
  const { run, pending, error } = useSubjectRight(contact.id, 'review', () =>
    notify({ title: 'Noted. Rapport will ask again in twelve months.' }),
  );
  return (
    <Alert tone="info" icon={<CalendarClock aria-hidden />} title="Does this still fit?">
      <Text>
        <p>
          Your answers about {shortName(contact.displayName)} are more than a year old. People
          change.
        </p>
        <Buttons>
          <Button size="sm" pending={pending} pendingLabel="Saving..." onClick={run}>
            Still fits
          </Button>
          {update}
          <Button
            size="sm"
            variant="ghost"
            pending={opening === 'delete-estimate'}
            onClick={() => open({ kind: 'delete-estimate' })}
          >
            Delete estimate
          </Button>
        </Buttons>
        {error !== null && <p role="alert">Couldn't save this. {writeFailure(error)}</p>}
      </Text>
    </Alert>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
