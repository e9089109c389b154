import { type ContactHealth } from '@rapport/contracts';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { TREND_WORDS } from './health-words.ts';

/** Why the score is what it is, folded away: every reason, the trend, and what is not measured. */
export function HealthReasons({ health: { score, reasons, trend } }: { health: ContactHealth }) {
  return (
    <Details>
      <summary>Why {score}?</summary>
      <ul>
        {reasons.slice(1).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        <li>Trend of the outcomes: {TREND_WORDS[trend].toLowerCase()}.</li>
        <li>This measures attention to the relationship, not how close you are.</li>
      </ul>
    </Details>
  );
}

const Details = styled.details`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};

  summary {
    width: fit-content;
    color: ${theme.color.textMuted};
    font: ${theme.font.smallMedium};
    cursor: pointer;

    ${media.narrow} {
      min-height: ${theme.size.touch};
      align-content: center;
    }
  }

  ul {
    display: grid;
    gap: ${theme.space[2]};
    margin-top: ${theme.space[2]};
  }

  li {
    padding-left: ${theme.space[4]};
    text-wrap: pretty;
  }
`;
