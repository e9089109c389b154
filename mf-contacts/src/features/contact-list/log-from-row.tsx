import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { media, theme } from '@rapport/shared-ui';
import { createContext, use } from 'react';
import styled from 'styled-components';

/** Opens the dialog that logs an interaction with a contact; provided by the page. */
export const LogFromRowContext = createContext<((contact: ContactSummary) => void) | null>(null);

/** A button that logs an interaction, on the row under the mouse or with focus; its key is `l`. */
export function LogFromRow({ contact, tabIndex }: { contact: ContactSummary; tabIndex: number }) {
  const log = use(LogFromRowContext);
  if (log === null) return null;
  return (
    <Log
      type="button"
      tabIndex={tabIndex}
      aria-label={`Log an interaction with ${nameInSentence(contact.displayName)}`}
      onClick={() => log(contact)}
    >
      Log
    </Log>
  );
}

const Log = styled.button`
  display: none;
  position: relative;
  flex: none;
  padding: 0 ${theme.space[1]};
  border: 0;
  background: none;
  color: ${theme.color.accentText};
  font: ${theme.font.captionMedium};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  ${media.hover} {
    li:hover &,
    li:focus-within & {
      display: inline;
    }
  }
`;
