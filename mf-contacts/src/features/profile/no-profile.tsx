import { type ContactSummary } from '@rapport/api-client';
import { Card, StateMessage, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { shortName } from '../../contacts/contact-text.ts';
import { ProfileVignette } from '../../ui/profile-vignette.tsx';

interface NoProfileProps {
  contact: Pick<ContactSummary, 'displayName'>;
  /** The button that opens the assessment. */
  action: ReactNode;
  /** One level below the heading of the person's name. */
  headingLevel: 2 | 3;
}

/** A placeholder for the profile. */
export function NoProfile({ contact, action, headingLevel }: NoProfileProps) {
  return (
    <Place>
      <StateMessage
        title="No Personality Profile Available"
        headingLevel={headingLevel}
        actions={action}
      >
        Answer 7 questions about what you have seen {shortName(contact.displayName)} do, and a few
        more where you're not sure. “Not sure” is a good answer.
      </StateMessage>
      <ProfileVignette />
    </Place>
  );
}

const Place = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 4), 100%), 1fr));
  gap: ${theme.space[8]};
  align-items: center;
  padding: clamp(${theme.space[5]}, 4vw, ${theme.space[8]});
`;
