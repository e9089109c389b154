import { type ContactAction, type UpdateAction } from '@rapport/api-client';
import { writeFailure } from '@rapport/remote-api/failures';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The props of a step in every state. */
export interface ActionStateProps {
  action: ContactAction;
  pending: boolean;
  /** The error of the last change. */
  error: Error | null;
  /** Whether it takes the focus when it appears, because it replaces the pressed button. */
  takesFocus: boolean;
  onUpdate: (body: UpdateAction) => void;
}

/** Shows that a change wasn't saved. The pressed button is still there for a retry. */
export function ActionError({ error }: { error: Error | null }) {
  if (error === null) return null;
  return <NotSaved role="alert">Couldn't save this. {writeFailure(error)}</NotSaved>;
}

/** Icon, words, and buttons. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: 0 ${theme.space[2]};
  align-items: start;
  padding: ${theme.space[2]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  /* Puts the icon above the text and the buttons below it. */
  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);

    & > * {
      grid-column: 1;
    }

    & > button {
      justify-self: start;
    }
  }

  /* Aligns a single button with the edge, too. */
  & > button:last-of-type {
    grid-column-end: -1;
  }

  /* Aligns the dots of the last button, not its box, with the end of the line above. */
  & > button[aria-haspopup] {
    margin-right: calc(-1 * ${theme.space[1]});
  }

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    margin: ${theme.size.ring} ${theme.space[1]} 0 0;
    color: ${theme.color.textFaint};
  }
`;

export const Title = styled.p<{ $handled?: boolean }>`
  color: ${({ $handled }) => ($handled ? theme.color.textMuted : theme.color.text)};
  font: ${({ $handled }) => ($handled ? theme.font.body : theme.font.bodyMedium)};
  overflow-wrap: anywhere;
`;

export const Why = styled.p`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  text-wrap: pretty;
`;

const NotSaved = styled.p`
  grid-column: 2 / -1;
  color: ${theme.color.negativeText};
  font: ${theme.font.caption};

  ${media.enlarged} {
    grid-column: 1;
  }
`;
