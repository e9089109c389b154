import { type ContactSummary } from '@rapport/contracts';
import { RelativeTime, theme } from '@rapport/shared-ui';
import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { Overline } from './overline.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** When the person was last spoken to; says so when nothing is recorded. */
export function LastContact({
  contact: { lastInteractionAt },
}: {
  contact: Pick<ContactSummary, 'lastInteractionAt'>;
}) {
  return (
    <Row>
      <Mark>
        <MessageCircle aria-hidden />
      </Mark>
      <div>
        <Overline>Last contact</Overline>
        {lastInteractionAt === null ? (
          <Value>No interactions recorded yet</Value>
        ) : (
          <>
            <Value>
              <RelativeTime value={lastInteractionAt} />
            </Value>
            <Day>{day.format(new Date(lastInteractionAt))}</Day>
          </>
        )}
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.space[10]};
  height: ${theme.space[10]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};

  svg {
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
  }
`;

const Day = styled.div`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;

const Value = styled.div`
  font: ${theme.font.heading};

  &::first-letter {
    text-transform: uppercase;
  }
`;
