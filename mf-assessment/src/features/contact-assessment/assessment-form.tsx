import { type AssessmentResponse, type Contact } from '@rapport/api-client';
import { QUIZ_BANK, quizPageState, type QuizQuestion } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { media, theme } from '@rapport/shared-ui';
import { useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { ResponsibleUseNote } from '../../responsible-use/responsible-use-note.tsx';
import { AssessmentBar } from './assessment-bar.tsx';
import { AssessmentHead } from './assessment-head.tsx';
import { QuestionCard, type AnswerControls, type QuestionFamily } from './question-card.tsx';
import { useAnswers, type ShownAnswer } from './use-answers.ts';
import { useCompletion } from './use-completion.ts';
import { useNextQuestion } from './use-next-question.ts';

interface AssessmentFormProps {
  userId: string;
  contact: Contact;
  stored: readonly AssessmentResponse[];
  heading: RefObject<HTMLHeadingElement | null>;
}

const WORK_STYLE = families('work_style');
const MOTIVATION = families('motivation');

/** All questions about one contact, on one page. Every answer is saved when it's chosen. */
export function AssessmentForm({ userId, contact, stored, heading }: AssessmentFormProps) {
  const shell = useShellApi();
  const questions = useRef<HTMLDivElement>(null);
  const [chosenConfidence, setConfidence] = useState(() => latestConfidence(stored));
  const answers = useAnswers({ shell, userId, contactId: contact.id, stored });
  const completion = useCompletion({
    shell,
    userId,
    contactId: contact.id,
    settled() {
      answers.retry();
      return answers.settled();
    },
    onUnsaved: () =>
      questions.current?.querySelector<HTMLElement>('[data-retries-answer]')?.focus(),
  });

  const showNext = useNextQuestion(questions, stored.length > 0);

  const controls: AnswerControls = {
    shown: answers.shown,
    storedInBrowser: answers.storedInBrowser,
    onChoose(question, answer) {
      // While the assessment is being completed, its answers must not change.
      if (completion.pending) return;
      // Choosing the same answer again matters only if the confidence has changed.
      const shown = answers.shown.get(question.id);
      const isSame = shown?.answer === answer && shown.confidence === chosenConfidence;
      if (isSame && shown.state !== 'failed') return;
      completion.reset();
      answers.choose(question, answer, chosenConfidence);
      if (shown === undefined) showNext(question.id);
    },
    onRetry: answers.retry,
  };

  return (
    <>
      <AssessmentBar
        state={quizPageState(QUIZ_BANK, [...answers.shown.values()])}
        added={followUpCount(answers.shown)}
        confidence={chosenConfidence}
        onConfidenceChange={setConfidence}
        completing={completion.pending}
        failure={completion.failure}
        onComplete={completion.complete}
      />
      <Before>
        <AssessmentHead contact={contact} heading={heading} />
      </Before>
      <Questions ref={questions}>
        <QuestionCard
          title="Work Style Assessment"
          families={WORK_STYLE}
          firstNumber={1}
          {...controls}
        />
        <QuestionCard
          title="Motivation Assessment"
          families={MOTIVATION}
          firstNumber={1 + WORK_STYLE.length}
          {...controls}
        />
        <ResponsibleUseNote />
      </Questions>
    </>
  );
}

function families(category: QuizQuestion['category']): QuestionFamily[] {
  return QUIZ_BANK.filter(
    (question) => question.level === 'L1' && question.category === category,
  ).map((question) => ({
    question,
    followUps: QUIZ_BANK.filter(
      (other) => other.level === 'L2' && other.parentQuestionId === question.id,
    ),
  }));
}

/** Returns how many questions the answers 'not sure' have added. */
function followUpCount(shown: ReadonlyMap<string, ShownAnswer>): number {
  return [...WORK_STYLE, ...MOTIVATION].flatMap(({ question, followUps }) =>
    shown.get(question.id)?.answer === 'Unsure' ? followUps : [],
  ).length;
}

/** Returns the confidence of the last saved answer, as the default for the next ones. */
function latestConfidence(stored: readonly AssessmentResponse[]) {
  const [latest] = stored.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return latest?.confidenceLevel ?? 'medium';
}

const Column = styled.div`
  width: 100%;
  max-width: ${theme.size.formMax};
  margin: 0 auto;
  padding-inline: ${theme.space[6]};

  ${media.small} {
    padding-inline: ${theme.space[4]};
  }

  ${media.enlarged} {
    padding-inline: ${theme.space[1]};
  }
`;

const Before = styled(Column)`
  padding-block: ${theme.space[8]};

  ${media.small} {
    padding-block: ${theme.space[5]} ${theme.space[6]};
  }
`;

/** On a small screen, the fixed button needs space below the last question. */
const Questions = styled(Column)`
  display: grid;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[16]};

  ${media.small} {
    gap: ${theme.space[6]};
    padding-bottom: calc(2 * ${theme.space[16]});
  }
`;
