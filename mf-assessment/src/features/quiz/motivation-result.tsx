import { motivationLabel, type MotivationEstimate, type QuizResult } from '@rapport/contracts';
import { NumberMark, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ConfidenceFigure } from './confidence-figure.tsx';
import { Overline, StyleName } from './result-text.ts';

interface MotivationResultProps {
  result: Pick<QuizResult, 'enneagramCoLeaders' | 'enneagramSecondaryTypes'>;
  estimate: MotivationEstimate;
}

/** The motivation type with those that are level with it, and those close behind. */
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
              ? 'Motivation types, level with each other'
              : 'Motivation'}
        </Overline>
        {state === 'open' && <StyleName>{label}</StyleName>}
        <Leaders>
          {types.map((type) => (
            <Leader key={type}>
              <NumberMark value={type} />
              <StyleName>{motivationLabel(type)}</StyleName>
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
