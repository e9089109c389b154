import { type Answer, type QuizQuestion } from '@rapport/contracts';
import { Collapsible, media, theme } from '@rapport/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { QuestionGroup } from '../../ui/question-group.tsx';
import { QuestionField } from './question-field.tsx';
import { type ShownAnswer } from './use-answers.ts';

/** The page's answer controls for each question. */
export interface AnswerControls {
  shown: ReadonlyMap<string, ShownAnswer>;
  storedInBrowser: boolean;
  onChoose: (question: QuizQuestion, answer: Answer) => void;
  onRetry: (questionId: string) => void;
}

/** A first-level question with the follow-ups that Unsure adds. */
export interface QuestionFamily {
  question: QuizQuestion;
  followUps: readonly QuizQuestion[];
}

interface QuestionCardProps extends AnswerControls {
  title: string;
  families: readonly QuestionFamily[];
  /** The number of the first question on the page. */
  firstNumber: number;
}

/** A card with the first-level questions of one kind, and how many of them are answered. */
export function QuestionCard({ title, families, firstNumber, ...controls }: QuestionCardProps) {
  const answered = families.filter(({ question }) => controls.shown.has(question.id)).length;
  return (
    <QuestionGroup title={title} answered={answered} total={families.length}>
      {families.map((family, index) => (
        <Row key={family.question.id}>
          <FirstLevelQuestion number={firstNumber + index} {...family} {...controls} />
        </Row>
      ))}
    </QuestionGroup>
  );
}

type FirstLevelQuestionProps = QuestionFamily & AnswerControls & { number: number };

function FirstLevelQuestion(props: FirstLevelQuestionProps) {
  const { question, followUps, number, ...controls } = props;
  const [isFolded, setIsFolded] = useState(false);
  const shown = controls.shown.get(question.id);
  const isUnsure = shown?.answer === 'Unsure';
  // A decided question keeps the answers below it that narrow down a tie.
  const below = isUnsure
    ? followUps
    : followUps.filter(({ id }) => controls.shown.get(id)?.narrowing);
  return (
    <ControlledQuestion
      question={question}
      number={number}
      {...controls}
      onChoose={(chosen, answer) => {
        setIsFolded(false);
        controls.onChoose(chosen, answer);
      }}
    >
      {below.length > 0 && (
        <Well
          label={isUnsure ? 'Follow-up questions' : 'To narrow down the motivation'}
          count={below.length}
          open={!isFolded}
          onOpenChange={(open) => setIsFolded(!open)}
        >
          <FollowUps>
            {below.map((followUp) => (
              <ControlledQuestion key={followUp.id} question={followUp} {...controls} />
            ))}
          </FollowUps>
        </Well>
      )}
    </ControlledQuestion>
  );
}

interface ControlledQuestionProps extends AnswerControls {
  question: QuizQuestion;
  number?: number;
  children?: ReactNode;
}

function ControlledQuestion({
  shown,
  storedInBrowser,
  onChoose,
  onRetry,
  ...rest
}: ControlledQuestionProps) {
  const { question } = rest;
  return (
    <QuestionField
      {...rest}
      shown={shown.get(question.id)}
      storedInBrowser={storedInBrowser}
      onChoose={(answer) => onChoose(question, answer)}
      onRetry={() => onRetry(question.id)}
    />
  );
}

/** An answer that gets the focus is scrolled to below the sticky bars, with its question visible. */
const Row = styled.div`
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  ${media.small} {
    padding-inline: ${theme.space[4]};
  }

  ${media.enlarged} {
    padding-inline: ${theme.space[2]};
  }

  & :is([role='radio'], [aria-expanded], [data-retries-answer]) {
    scroll-margin-block: calc(${theme.size.header} + ${theme.space[16]} + ${theme.space[16]})
      calc(${theme.space[16]} + ${theme.space[8]});
  }
`;

const Well = styled(Collapsible)`
  margin-top: ${theme.space[4]};
`;

const FollowUps = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;
