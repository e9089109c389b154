import { type ContactSummary } from '@rapport/contracts';
import { RelativeTime, StateMessage, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

/** What happened between the two of you. */
export function HistoryTab({
  contact: { lastInteractionAt },
}: {
  contact: Pick<ContactSummary, 'lastInteractionAt'>;
}) {
  if (lastInteractionAt === null) {
    return <StateMessage title="No interactions recorded yet" headingLevel={2} />;
  }
  return (
    <Moment>
      <strong>Last contact</strong> <RelativeTime value={lastInteractionAt} />
      <p>{day.format(new Date(lastInteractionAt))}</p>
    </Moment>
  );
}

const Moment = styled.div`
  color: ${theme.color.textMuted};

  strong {
    color: ${theme.color.text};
    font: ${theme.font.bodyStrong};
  }
`;
