import styled from 'styled-components';
import { AxisLetters, AxisStrip, Card, theme, type Axis } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const axes: readonly Axis[] = [
  {
    low: { letter: 'E', word: 'Outward' },
    high: { letter: 'I', word: 'Inward' },
    side: 'high',
    open: false,
  },
  {
    low: { letter: 'S', word: 'Concrete' },
    high: { letter: 'N', word: 'Conceptual' },
    side: 'low',
    open: true,
  },
  {
    low: { letter: 'T', word: 'Logic' },
    high: { letter: 'F', word: 'Values' },
    side: 'low',
    open: false,
  },
  {
    low: { letter: 'J', word: 'Planned' },
    high: { letter: 'P', word: 'Flexible' },
    side: 'low',
    open: false,
  },
];

const decided = axes.map((axis) => ({ ...axis, open: false }));
const allOpen = axes.map((axis) => ({ ...axis, open: true }));

const Narrow = styled(Card)`
  width: 17rem;
`;

const Well = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  --ground: ${theme.color.canvas};
`;

export function AxisPage() {
  return (
    <Specimens>
      <Specimen title="Axis strip: one axis open" column width="30rem">
        <Card>
          <AxisStrip axes={axes} label="Work style ISTJ" />
        </Card>
      </Specimen>
      <Specimen title="Axis strip: decided, in a well" column width="40rem">
        <Card>
          <Well>
            <AxisStrip axes={decided} label="Work style ISTJ" />
          </Well>
        </Card>
      </Specimen>
      <Specimen title="Axis strip: all open" column width="30rem">
        <Card>
          <AxisStrip axes={allOpen} label="Work style ISTJ" />
        </Card>
      </Specimen>
      <Specimen title="Axis strip: less than 19rem of room">
        <Narrow>
          <AxisStrip axes={axes} label="Work style ISTJ" />
        </Narrow>
      </Specimen>
      <Specimen title="Axis letters: one open, decided, all open">
        <AxisLetters axes={axes} label="ISTJ, S could go either way" />
        <AxisLetters axes={decided} label="ISTJ" />
        <AxisLetters axes={allOpen} label="ISTJ, all could go either way" />
      </Specimen>
    </Specimens>
  );
}
