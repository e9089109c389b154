import { type ChangeAnswers, type QuizRun } from '@rapport/api-client';
import { nameInSentence, type Answer, type QuizQuestion, ANSWERS } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { Alert, Button, media, RadioCards, theme } from '@rapport/shared-ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Overline } from '../../ui/overline.ts';
import { changeEffect, type ChangeEffect } from './change-effect.ts';
import { answerWords } from './evidence-words.ts';
import { basisOf, followUps } from './run-evidence.ts';
import { useChangeAnswers } from './use-change-answers.ts';

interface ChangeFormProps {
  contact: { id: string; displayName: string };
  question: QuizQuestion;
  /** The newest run, which contains the answer. */
  run: QuizRun;
  onClose: () => void;
}

/** Changes the answer to one question, shows the effect, and saves it as a new run. */
export function ChangeForm({ contact, question, run, onClose }: ChangeFormProps) {
  const { notify } = useShellApi();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Answer>>>({});
  const [incomplete, setIncomplete] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answerTo = (id: string): Answer | null => drafts[id] ?? storedAnswer(run, id);
  const opened =
    storedAnswer(run, question.id) !== 'Unsure' && answerTo(question.id) === 'Unsure'
      ? followUps(question)
      : [];
  const changes = [question, ...opened].flatMap(({ id }) => {
    const answer = answerTo(id);
    return answer === null ? [] : [{ questionId: id, answer }];
  });
  const effect = changeEffect(run, changes, basisOf(question));
  const { save, pending, failure } = useChangeAnswers(contact.id, () => {
    notify({ title: 'Answer saved as a new run', description: effectSentence(effect) });
    onClose();
  });

  useEffect(() => {
    const radios = form.current;
    const chosen = radios?.querySelector<HTMLElement>('[role="radio"][data-state="checked"]');
    (chosen ?? radios?.querySelector<HTMLElement>('[role="radio"]'))?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const open = opened.find(({ id }) => answerTo(id) === null);
    setIncomplete(open !== undefined);
    if (open !== undefined) {
      form.current
        ?.querySelector<HTMLElement>(`[data-question="${open.id}"] [role="radio"]`)
        ?.focus();
    } else if (effect === null) onClose();
    else save({ baseRunId: run.id, changes });
  };
  const choose = (id: string) => (answer: Answer) => setDrafts({ ...drafts, [id]: answer });

  return (
    <Form
      ref={form}
      onSubmit={submit}
      aria-label={`Change an answer about ${nameInSentence(contact.displayName)}`}
    >
      <QuestionCards
        question={question}
        value={answerTo(question.id)}
        onChange={choose(question.id)}
        disabled={pending}
      />
      {opened.length > 0 && (
        <>
          <Note>“Not sure” opens five follow-up questions. They're saved with it.</Note>
          {opened.map((each) => (
            <div key={each.id} data-question={each.id}>
              <QuestionCards
                question={each}
                value={answerTo(each.id)}
                onChange={choose(each.id)}
                disabled={pending}
              />
            </div>
          ))}
        </>
      )}
      <Effects aria-live="polite">
        {effect === null ? (
          <Note>Choose another answer to see what it would change.</Note>
        ) : (
          <EffectLines effect={effect} />
        )}
      </Effects>
      {incomplete && (
        <Alert tone="warning">
          Answer the five follow-up questions too. “Not sure” is an answer.
        </Alert>
      )}
      {failure !== null && <Alert tone="negative">{failure}</Alert>}
      <Foot>
        <Button type="submit" variant="primary" size="sm" pending={pending}>
          Save answer
        </Button>
        <Button variant="ghost" size="sm" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Caption>Saved as a new run. The old one stays.</Caption>
      </Foot>
    </Form>
  );
}

interface QuestionCardsProps {
  question: QuizQuestion;
  value: Answer | null;
  onChange: (answer: Answer) => void;
  disabled: boolean;
}

function QuestionCards({ question, value, onChange, disabled }: QuestionCardsProps) {
  return (
    <RadioCards
      legend={question.text}
      value={value}
      onValueChange={onChange}
      disabled={disabled}
      options={ANSWERS.map((answer) => ({
        value: answer,
        label: answerWords(question, answer),
        quiet: answer === 'Unsure',
      }))}
    />
  );
}

function EffectLines({ effect }: { effect: ChangeEffect }) {
  return (
    <>
      <Line>
        <Overline>Then</Overline>
        <span>
          {effect.tally}: <b>{effect.outcome}</b>
        </span>
      </Line>
      {effect.confidence !== null && (
        <Line>
          <Overline>Confidence</Overline>
          <span>
            {effect.confidence.before === effect.confidence.after
              ? 'stays '
              : `${effect.confidence.before} becomes `}
            <b>{effect.confidence.after}</b>
          </span>
        </Line>
      )}
    </>
  );
}

function effectSentence(effect: ChangeEffect | null): string {
  return effect === null ? '' : `${effect.tally}: ${effect.outcome}.`;
}

function storedAnswer(
  { responses }: QuizRun,
  questionId: string,
): ChangeAnswers['changes'][number]['answer'] | null {
  return responses?.findLast((response) => response.questionId === questionId)?.answer ?? null;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  margin: ${theme.space[2]} calc(-1 * ${theme.space[4]});
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  --ground: ${theme.color.canvas};
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Effects = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  align-content: start;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: calc(${theme.space[16]} + ${theme.space[6]}) minmax(0, 1fr);
  align-items: baseline;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
`;

const Caption = styled.span`
  flex: 1;
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
  text-align: right;

  ${media.small} {
    flex-basis: 100%;
    text-align: left;
  }
`;
