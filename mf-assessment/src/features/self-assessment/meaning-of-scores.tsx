import { media, theme } from '@rapport/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';

const MEANT = [
  'A score from 0 to 100 shows where your answers fall between two ways of working. A low score is no worse than a high one.',
  'At 70 and above, the words on the right describe you. At 30 and below, the words on the left do. From 31 to 69, you use both.',
  "A score that rests on one answer is a leaning. From two answers on, it's a measurement.",
  'These scores choose your coaching cards.',
];

const NOT_A_TEST = 'This is a short reflection tool, not a validated test.';
const NO_NORMS =
  "It has no norms: a score isn't a percentile and doesn't compare you with other people.";

/** The limitations that users should know before they answer. */
export const BEFORE_ANSWERING = `${NOT_A_TEST} ${NO_NORMS}`;

const NOT_MEANT = [
  `${NOT_A_TEST} One to three answers make up a score.`,
  NO_NORMS,
  'It says nothing about ability or health, and is no basis for decisions about people.',
];

/** Explains what the scores mean and don't mean. */
export function MeaningOfScores({ mayBeUnanswered }: { mayBeUnanswered: boolean }) {
  return (
    <div>
      <Columns>
        <Points title="What these numbers mean" points={MEANT} />
        <Points title="What they don't mean" points={NOT_MEANT} />
      </Columns>
      <FinePrint>
        {mayBeUnanswered && 'A score of 50 can also mean an unanswered question. '}
        Questions of our own, informed by public-domain IPIP research.
      </FinePrint>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <List>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
`;

const Title = styled.h2`
  font: ${theme.font.heading};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  padding-left: ${theme.space[4]};
  color: ${theme.color.textMuted};
  list-style: disc;
  text-wrap: pretty;

  & > li::marker {
    color: ${theme.color.borderControl};
  }
`;

const FinePrint = styled.p`
  max-width: ${theme.size.measure};
  margin-top: ${theme.space[5]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  text-wrap: pretty;
`;
