import { motivationLabel, type MotivationEstimate, type QuizResult } from '@rapport/contracts';
import { Button, media, NumberMark, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ConfidenceFigure, Overline, TypeName } from './result-figures.tsx';

interface MotivationResultProps {
  result: Pick<QuizResult, 'enneagramCoLeaders' | 'enneagramSecondaryTypes'>;
  estimate: MotivationEstimate;
}

/** The motivation type, those tied with it, and those close behind. */
export function MotivationResult({ result, estimate }: MotivationResultProps) {
  const { enneagramCoLeaders, enneagramSecondaryTypes } = result;
  const { state, types, label, confidence } = estimate;
  const behind = enneagramSecondaryTypes.filter((type) => !enneagramCoLeaders.includes(type));
  return (
    <Row>
      <div>
        <Overline>
          {state === 'single'
            ? `Motivation type ${types.join()}`
            : state === 'tied'
              ? 'Motivation types that are tied'
              : 'Motivation'}
        </Overline>
        {state === 'open' && <TypeName>{label}</TypeName>}
        <Leaders>
          {types.map((type) => (
            <Leader key={type}>
              <NumberMark value={type} />
              <TypeName>{motivationLabel(type)}</TypeName>
            </Leader>
          ))}
        </Leaders>
        {behind.length > 0 && (
          <Behind>Close behind: {behind.map(motivationLabel).join(', ')}</Behind>
        )}
      </div>
      {confidence !== null && <ConfidenceFigure of={confidence} />}
    </Row>
  );
}

interface NarrowOfferProps {
  /** The number of questions. */
  questions: number;
  onNarrowDown: () => void;
}

const COUNT_WORDS = ['One', 'Two', 'Three', 'Four', 'Five'] as const;

/** Offers the few questions that can separate tied motivation types. */
export function NarrowOffer({ questions, onNarrowDown }: NarrowOfferProps) {
  const count = `${COUNT_WORDS[questions - 1] ?? questions} more ${questions === 1 ? 'question' : 'questions'}`;
  return (
    <Offer>
      <p>{count} can tell these types apart. The work style stays as it is.</p>
      <Button onClick={onNarrowDown}>Narrow it down</Button>
    </Offer>
  );
}

const Row = styled.section`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

const Leaders = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

const Leader = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Behind = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Offer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  font: ${theme.font.body};
  text-wrap: pretty;
  --ground: ${theme.color.canvas};

  & > button {
    flex: none;
  }

  ${media.small} {
    flex-direction: column;
    align-items: stretch;
  }
`;
