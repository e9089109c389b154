import { type Answer, type ConfidenceLevel, type QuizQuestion } from '@rapport/contracts';
import { Button, media, RadioCards, theme } from '@rapport/shared-ui';
import { Check, CircleAlert, RotateCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { type ShownAnswer } from './use-answers.ts';

interface QuestionFieldProps {
  question: QuizQuestion;
  /** Its number among the first-level questions; a follow-up has none. */
  number?: number;
  shown: ShownAnswer | undefined;
  storedInBrowser: boolean;
  /** Also called when the chosen answer is pressed again. */
  onChoose: (answer: Answer) => void;
  onRetry: () => void;
  /** Shown after the answers. */
  children?: ReactNode;
}

/** A question with its answers, and whether the chosen one is saved. */
export function QuestionField({
  question,
  number,
  shown,
  storedInBrowser,
  onChoose,
  onRetry,
  children,
}: QuestionFieldProps) {
  const headingId = useId();
  const failureId = useId();
  const failed = shown?.state === 'failed';
  return (
    <Field data-question={question.id} data-open={shown === undefined}>
      <Head>
        <Heading
          as={number === undefined ? 'h4' : 'h3'}
          id={headingId}
          $small={number === undefined}
        >
          {number !== undefined && <Number>{number} </Number>}
          {question.text}
        </Heading>
        <SaveMark of={shown} />
      </Head>
      <RadioCards<Answer>
        labelledBy={headingId}
        columns={2}
        value={shown?.answer ?? null}
        onValueChange={onChoose}
        {...(shown && { onChooseAgain: () => onChoose(shown.answer) })}
        {...(failed && { 'aria-describedby': failureId, 'aria-invalid': true })}
        options={[
          { value: 'A', label: question.optionA.text },
          { value: 'B', label: question.optionB.text },
          { value: 'Unsure', label: question.unsure.text, quiet: true },
        ]}
      />
      {failed && (
        <Failure role="alert">
          <CircleAlert aria-hidden />
          <span id={failureId}>
            {storedInBrowser
              ? "This answer isn't saved yet. It stays in this browser."
              : "This answer isn't saved yet. It stays until you leave this page."}
          </span>
          <Button size="sm" icon={<RotateCw aria-hidden />} data-retries-answer onClick={onRetry}>
            Retry
          </Button>
        </Failure>
      )}
      {children}
    </Field>
  );
}

const CONFIDENCE_WORDS: Readonly<Record<ConfidenceLevel, string>> = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence',
};

/**
 * A short text next to a question: whether its answer is saved, and its confidence if that's not the default. It
 * stays in the page when empty, so that screen readers announce changes.
 */
function SaveMark({ of: shown }: { of: ShownAnswer | undefined }) {
  return <Mark role="status">{shown && words(shown)}</Mark>;
}

function words({ state, confidence }: ShownAnswer) {
  switch (state) {
    case 'saving':
      return 'Saving';
    case 'saved':
      return (
        <Saved>
          <Check aria-hidden />
          Saved
          {confidence !== 'medium' && <Level> · {CONFIDENCE_WORDS[confidence]}</Level>}
        </Saved>
      );
    case 'failed':
      return null;
    default:
      return state satisfies never;
  }
}

/** Scrolls into view between the bars. */
const Field = styled.div`
  scroll-margin-block: calc(${theme.size.header} + 2 * ${theme.space[16]})
    calc(${theme.space[16]} + ${theme.space[12]});
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[3]};

  ${media.small} {
    display: block;
    margin-bottom: ${theme.space[2]};
  }
`;

const Heading = styled.h3<{ $small: boolean }>`
  min-width: 0;
  font: ${({ $small }) => ($small ? theme.font.bodyMedium : theme.font.largeStrong)};
  text-wrap: pretty;
`;

const Number = styled.span`
  margin-right: ${theme.space[1]};
  color: ${theme.color.textFaint};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.light};
`;

const Failure = styled.div`
  display: grid;
  grid-template-columns: auto auto auto 1fr;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
  color: ${theme.color.negativeText};
  font: ${theme.font.small};

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

/** Reserves its space in advance, so that no option moves while it's being pressed. */
const Mark = styled.span`
  flex: none;
  min-width: 9.5rem;
  min-height: ${theme.space[4]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  text-align: right;
  white-space: nowrap;

  ${media.small} {
    display: block;
    min-width: 0;
    min-height: 1lh;
    text-align: left;
    white-space: normal;
  }
`;

const Saved = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[1]};
  color: ${theme.color.positiveText};

  & > svg {
    width: ${theme.size.iconXs};
    height: ${theme.size.iconXs};
    stroke-width: 2.25;
  }

  ${media.small} {
    justify-content: flex-start;
  }
`;

const Level = styled.span`
  color: ${theme.color.textFaint};
`;
