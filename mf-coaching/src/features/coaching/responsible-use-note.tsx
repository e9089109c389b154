import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** How coaching is meant, and what it must not be used for. */
export function ResponsibleUseNote() {
  return (
    <Note aria-label="Responsible use">
      <p>
        Suggestions from a short reflection tool, matched to estimates from your own answers. They
        can be wrong: take what helps, leave the rest. This is not a validated test and not a
        clinical or diagnostic tool. A score is a place on a scale, never a rank among people; do
        not use it to hire, promote, dismiss, rate, lend to, insure or select anybody.
      </p>
      <p>Ticks stay in this browser. Settings lets you export or delete what you have stored.</p>
    </Note>
  );
}

const Note = styled.section`
  display: grid;
  gap: ${theme.space[1]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  & > p {
    max-width: ${theme.size.measure};
    text-wrap: pretty;
  }
`;
