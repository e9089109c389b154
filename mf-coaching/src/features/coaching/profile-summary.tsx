import { profileSummary, type PersonalityScores } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Card, StateMessage, TextLink, theme } from '@rapport/shared-ui';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { SummaryColumn } from './summary-column.ts';
import { SummaryScale } from './summary-scale.tsx';

/** The person's own scores as scales between two words; the reached end is bold. */
export function ProfileSummary({ scores }: { scores: PersonalityScores }) {
  const rows = profileSummary(scores);
  return (
    <SummaryColumn>
      <Card asChild>
        <section aria-labelledby="profile-summary">
          <Heading id="profile-summary">Your profile</Heading>
          {rows.length === 0 ? (
            <StateMessage title="No scores yet" headingLevel={3}>
              None of your answers has measured a scale so far.
            </StateMessage>
          ) : (
            <Rows>
              {rows.map((row) => (
                <li key={row.row}>
                  <SummaryScale {...row} />
                </li>
              ))}
            </Rows>
          )}
          <Foot>
            <TextLink size="sm" asChild>
              <Link to="/my-assessment">
                My Personality Assessment <ArrowRight aria-hidden />
              </Link>
            </TextLink>
          </Foot>
        </section>
      </Card>
      <FinePrint>
        From a short reflection tool, not a validated test: a score is a place on a scale, never a
        rank among people.
      </FinePrint>
    </SummaryColumn>
  );
}

const Heading = styled.h2`
  margin-bottom: ${theme.space[4]};
  font: ${theme.font.heading};
`;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
`;

const Foot = styled.div`
  margin-top: ${theme.space[4]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

const FinePrint = styled.p`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;
