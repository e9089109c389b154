import { type TodayObservation } from '@rapport/api-client';
import { nameInSentence, POLE_WORDS, type WorkStyleLetter } from '@rapport/contracts';
import { Button, theme } from '@rapport/shared-ui';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { BlockTitle, PersonLink } from './today-parts.tsx';

interface ObserveCardProps {
  observe: readonly TodayObservation[];
  title: string;
  /** The person whose dialog is being loaded. */
  opening: string | null;
  onObserve: (observation: TodayObservation) => void;
}

/** One question about someone whom the user meets soon or met recently, with a button for the next person. */
export function ObserveCard({ observe, title, opening, onObserve }: ObserveCardProps) {
  const [place, setPlace] = useState(0);
  const id = useId();
  const shown = observe[place % Math.max(1, observe.length)];
  if (shown === undefined) return null;
  const { person, watchFor } = shown;
  const poles = watchFor.about === null || watchFor.about === 'motivation' ? null : watchFor.about;
  return (
    <Card aria-labelledby={id}>
      <BlockTitle id={id}>{title}</BlockTitle>
      <p>
        <PersonLink person={person} />
      </p>
      <Question aria-live="polite">{watchFor.question ?? watchFor.prompt}</Question>
      {poles !== null && <OpenAxis axis={poles} />}
      <Buttons>
        <Button
          size="sm"
          icon={<Eye aria-hidden />}
          pending={opening === person.id}
          aria-label={`I saw it, with ${nameInSentence(person.displayName)}`}
          onClick={() => onObserve(shown)}
        >
          I saw it
        </Button>
        {observe.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => setPlace(place + 1)}>
            Another person
          </Button>
        )}
      </Buttons>
    </Card>
  );
}

/** An open axis, hatched. */
function OpenAxis({ axis }: { axis: string }) {
  const [low, high] = [...axis].filter(isLetter).map((letter) => POLE_WORDS[letter]);
  if (low === undefined || high === undefined) return null;
  return (
    <Axis role="img" aria-label={`${low} or ${high}: could go either way`}>
      <span>{low}</span>
      <span>{high}</span>
      <Hatch>
        <i />
        either way
        <i />
      </Hatch>
    </Axis>
  );
}

function isLetter(letter: string): letter is WorkStyleLetter {
  return letter in POLE_WORDS;
}

const Card = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  overflow-wrap: anywhere;
`;

const Question = styled.p`
  font: ${theme.font.reading};
  text-wrap: pretty;
`;

const Axis = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Hatch = styled.span`
  display: grid;
  flex: 1 0 100%;
  grid-template-columns: 1fr auto 1fr;
  gap: ${theme.space[2]};
  align-items: center;
  font: ${theme.font.caption};

  & > i {
    height: ${theme.space[2]};
    background: ${theme.color.track} ${theme.pattern.hatch};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;
