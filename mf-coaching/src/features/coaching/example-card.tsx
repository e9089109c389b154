import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** An example card, which shows what the page contains once there are scores. */
export function ExampleCard() {
  return (
    <Frame aria-label="An example of a card">
      <Kind>For example, a card like this one</Kind>
      <Title>Take a heated topic for a walk</Title>
      <p>You can talk while others shout. Walk side by side, and everyone calms down.</p>
      <ol>
        <li>Suggest ten minutes outside or over coffee.</li>
        <li>Let the other person finish the first part.</li>
        <li>Sum up what you heard before you reply.</li>
      </ol>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[6]};
  padding: ${theme.space[5]};
  border: ${theme.size.hairline} dashed ${theme.color.border};
  border-radius: ${theme.radius.md};
  color: ${theme.color.textMuted};
  text-wrap: pretty;

  ol {
    display: grid;
    gap: ${theme.space[1]};
    margin: 0;
    padding-left: ${theme.space[5]};
    list-style: decimal;
  }
`;

const Kind = styled.p`
  font: ${theme.font.captionMedium};
`;

const Title = styled.h3`
  color: ${theme.color.text};
  font: ${theme.font.bodyStrong};
`;
