import { profileSummary, type PersonalityScores, type ProfileSummaryRow } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Card, ScoreBar, StateMessage, TextLink, theme } from '@rapport/shared-ui';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';

/** The names of the scores; the row of emotional stability shows sensitivity, inverted. */
const SCORE_NAMES: Record<ProfileSummaryRow['row'], string> = {
  extraversion: 'Extraversion',
  conscientiousness: 'Conscientiousness',
  agreeableness: 'Agreeableness',
  emotionalStability: 'Sensitivity',
  ambition: 'Drive',
  openness: 'Openness',
};

interface ProfileSummaryProps {
  /** The scores of answered traits. */
  scores: Partial<PersonalityScores>;
  /** The number of traits without an answer. */
  unanswered?: number;
}

/** The user's own scores as scales between two words; the reached end is bold. */
export function ProfileSummary({ scores, unanswered = 0 }: ProfileSummaryProps) {
  const rows = profileSummary(scores);
  return (
    <Card asChild>
      <section aria-labelledby="profile-summary">
        <Heading id="profile-summary">Your profile</Heading>
        {rows.length === 0 ? (
          <StateMessage title="No scores yet" headingLevel={3}>
            Your answers don't measure a trait yet.
          </StateMessage>
        ) : (
          <Rows>
            {rows.map((row) => (
              <li key={row.row}>
                <ScoreBar
                  label={SCORE_NAMES[row.row]}
                  labelHidden
                  value={row.score}
                  lowLabel={row.lowEnd}
                  highLabel={row.highEnd}
                  highlight={reachedEnd(row)}
                />
              </li>
            ))}
          </Rows>
        )}
        {rows.length > 0 && <Unanswered>A score that rests on one answer is a leaning.</Unanswered>}
        {unanswered > 0 && <Unanswered>{unansweredTraits(unanswered)}</Unanswered>}
        <Foot>
          <TextLink size="sm" asChild>
            <Link to="/my-assessment">
              My Personality Assessment <ArrowRight aria-hidden />
            </Link>
          </TextLink>
        </Foot>
      </section>
    </Card>
  );
}

/** Says that traits without an answer aren't used in coaching. */
export function unansweredTraits(count: number): string {
  return count === 1
    ? 'One trait is unanswered, so your coaching leaves it out.'
    : `${count} traits are unanswered, so your coaching leaves them out.`;
}

/** Returns the end of the scale that the score has reached; undefined in the middle. */
function reachedEnd({ highlightedEnd, lowEnd }: ProfileSummaryRow): 'low' | 'high' | undefined {
  if (highlightedEnd === null) return undefined;
  return highlightedEnd === lowEnd ? 'low' : 'high';
}

const Heading = styled.h2`
  margin-bottom: ${theme.space[4]};
  font: ${theme.font.heading};
`;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
`;

const Unanswered = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Foot = styled.div`
  margin-top: ${theme.space[4]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;
