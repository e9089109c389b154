import { type Contact } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The data that moves when `other` is merged into `own`, and the data that doesn't. */
export function MergedDataNote({ own, other }: { own: Contact; other: Contact }) {
  const name = nameInSentence(other.displayName);
  return (
    <section>
      <Heading>Moves along</Heading>
      <Facts>
        <dt>Interactions</dt>
        <dd>Everything that you logged with both, in one history.</dd>
        <dt>Assessment</dt>
        <dd>{assessmentWords(own, other)}</dd>
        <dt>Cadence</dt>
        <dd>Recalculated from the whole history, unless you set one yourself.</dd>
        <dt>What goes</dt>
        <dd>The second entry ({name}), its link and its place in the list. Nothing else.</dd>
      </Facts>
    </section>
  );
}

function assessmentWords(own: Contact, other: Contact): string {
  if (own.objectedAt !== null || other.objectedAt !== null) {
    return 'One of the two entries says that they objected, so no estimate is kept.';
  }
  const assessed = [own, other].filter(({ assessmentComplete }) => assessmentComplete);
  const [only] = assessed;
  if (only === undefined) return 'Neither has one.';
  if (assessed.length === 2) return 'All runs of both are kept, and the newer one is current.';
  return `${only.mbtiType ?? 'The result'} stays, with its runs and answers.`;
}

const Heading = styled.h2`
  font: ${theme.font.bodyStrong};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  margin-top: ${theme.space[2]};

  & > * {
    padding-block: ${theme.space[3]};
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }

  & > dt {
    color: ${theme.color.textMuted};
    font: ${theme.font.bodyMedium};
  }

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);

    & > dt {
      padding-bottom: 0;
    }

    & > dd {
      padding-top: ${theme.space[1]};
      border-top: 0;
    }
  }
`;
