import styled from 'styled-components';
import { Card, ScoreBar, theme } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

export function ScoreBarPage() {
  const rows = (
    <Rows>
      <ScoreBar label="Openness" value={75} valueText="high" />
      <ScoreBar label="Agreeableness" value={67} valueText="middle" />
      <ScoreBar label="Extraversion" value={25} valueText="low" />
      <ScoreBar label="Courage" value={50} measured={false} />
      <ScoreBar label="Love" value={null} />
      <ScoreBar label="Nothing at all" value={0} valueText="low" />
      <ScoreBar label="Everything" value={100} valueText="high" />
    </Rows>
  );
  return (
    <Specimens>
      <Specimen title="Score bar: high, middle, low, not measured, none, ends" column width="44rem">
        <Card>{rows}</Card>
      </Specimen>
      <Specimen title="Score bar: less than 34rem of room" column width="20rem">
        <Card>{rows}</Card>
      </Specimen>
      <Specimen title="Score bar: two ends instead of a label" column width="20rem">
        <Card>
          <Rows>
            <ScoreBar
              label="Energy"
              labelHidden
              value={25}
              lowLabel="Reserved"
              highLabel="Outgoing"
              highlight="low"
            />
            <ScoreBar
              label="Order"
              labelHidden
              value={60}
              lowLabel="Flexible"
              highLabel="Structured"
            />
            <ScoreBar
              label="Drive"
              labelHidden
              value={100}
              lowLabel="Content"
              highLabel="Driven"
              highlight="high"
            />
          </Rows>
        </Card>
      </Specimen>
      <Specimen title="Score bar: label and ends" column width="44rem">
        <Card>
          <ScoreBar
            label="Energy"
            value={75}
            lowLabel="Reserved"
            highLabel="Outgoing"
            highlight="high"
            valueText="high"
          />
        </Card>
      </Specimen>
    </Specimens>
  );
}
