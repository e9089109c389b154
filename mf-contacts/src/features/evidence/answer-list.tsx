import { type QuizRun } from '@rapport/api-client';
import { type TipBasis } from '@rapport/contracts';
import { Button, dayInWords, localDay, theme } from '@rapport/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChangeForm } from './change-form.tsx';
import { answerWords, countsFor } from './evidence-words.ts';
import { answerItems, type AnswerItem } from './run-evidence.ts';

interface AnswerListProps {
  contact: { id: string; displayName: string };
  run: QuizRun;
  runs: readonly QuizRun[];
  about: TipBasis;
}

/** The newest run's answers about one letter or the motivation, each with a way to change it. */
export function AnswerList({ contact, run, runs, about }: AnswerListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const closed = useRef<string | null>(null);
  useEffect(() => {
    if (changing !== null || closed.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-change="${closed.current}"]`)?.focus();
    closed.current = null;
  }, [changing]);
  return (
    <List ref={list}>
      {answerItems(run, runs, about).map((item) => (
        <li key={item.question.id}>
          {changing === item.question.id ? (
            <ChangeForm
              contact={contact}
              question={item.question}
              run={run}
              onClose={() => {
                closed.current = item.question.id;
                setChanging(null);
              }}
            />
          ) : (
            <AnswerRow item={item} onChange={() => setChanging(item.question.id)} />
          )}
        </li>
      ))}
    </List>
  );
}

function AnswerRow({ item, onChange }: { item: AnswerItem; onChange: () => void }) {
  const { question, answer, answeredAt, counts, narrowing } = item;
  const word = answer === null ? 'Answer' : 'Change';
  return (
    <Row>
      <Question>{question.text}</Question>
      {answer !== null && <Chosen>{answerWords(question, answer)}</Chosen>}
      <Foot>
        <Side>
          <Mark aria-hidden $solid={counts && answer !== 'Unsure'} />
          {countsFor(item)}
        </Side>
        {narrowing && <span>to narrow it down</span>}
        {answeredAt !== null && <time dateTime={answeredAt}>{shortDate(answeredAt)}</time>}
        <ChangeButton
          variant="ghost"
          size="sm"
          data-change={question.id}
          aria-label={
            answer === null ? `Answer: ${question.text}` : `Change the answer to: ${question.text}`
          }
          onClick={onChange}
        >
          {word}
        </ChangeButton>
      </Foot>
    </Row>
  );
}

/** `Oct 12`, with the year unless it's this one. */
function shortDate(moment: string): string {
  const date = new Date(moment);
  const isThisYear = localDay(date).slice(0, 4) === localDay(new Date()).slice(0, 4);
  return dayInWords(date, {
    ...{ month: 'short', day: 'numeric' },
    ...(!isThisYear && { year: 'numeric' }),
  });
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.div`
  display: grid;
  gap: ${theme.size.ring};
  padding: ${theme.space[3]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

const Question = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Chosen = styled.p`
  font: ${theme.font.bodyMedium};
`;

const Foot = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  min-height: ${theme.size.controlSm};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Side = styled.span`
  display: inline-flex;
  gap: calc(1.5 * ${theme.space[1]});
  align-items: center;
  font: ${theme.font.captionMedium};
`;

const Mark = styled.i<{ $solid: boolean }>`
  width: ${theme.space[3]};
  height: ${theme.space[2]};
  border-radius: ${theme.size.ring};
  background: ${({ $solid }) => ($solid ? theme.color.mark : 'none')};
  box-shadow: ${({ $solid }) =>
    $solid ? 'none' : `inset 0 0 0 ${theme.size.hairline} ${theme.color.borderControl}`};
`;

const ChangeButton = styled(Button)`
  margin: 0 calc(-1 * ${theme.space[2]}) 0 auto;
`;
