import { type ContactHealth } from '@rapport/api-client';
import { Button, media, theme } from '@rapport/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { CadenceForm } from './cadence-form.tsx';
import { cadenceWords, paceWords } from './attention-words.ts';

/** How often to be in touch, where that number comes from, and a way to change it in place. */
export function Cadence({ health }: { health: ContactHealth }) {
  const [editing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  if (editing) {
    return (
      <CadenceForm
        health={health}
        onClose={() => {
          setEditing(false);
          // The button returns with the next render.
          setTimeout(() => change.current?.focus());
        }}
      />
    );
  }
  const isChosen = health.cadenceSource === 'user';
  const pace = paceWords(health.cadenceSource, health.cadenceDays);
  return (
    <Row>
      <dl>
        <dt>Cadence</dt>
        <dd>
          {isChosen ? cadenceWords(health.cadenceDays) : 'Not chosen'}
          {pace !== null && (
            <>
              , <Source>{pace}</Source>
            </>
          )}
        </dd>
      </dl>
      <Button
        ref={change}
        size="sm"
        variant="ghost"
        aria-label={isChosen ? 'Change cadence' : 'Choose cadence'}
        onClick={() => setEditing(true)}
      >
        {isChosen ? 'Change' : 'Choose'}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    font: ${theme.font.small};
  }

  dt {
    color: ${theme.color.textFaint};
  }

  dd {
    font: ${theme.font.smallMedium};
  }

  /* Aligns the text of the button, not its box, with the end of the line. */
  & > button {
    margin-inline-end: calc(-1 * ${theme.space[2]});

    ${media.enlarged} {
      margin-inline: calc(-1 * ${theme.space[2]}) 0;
    }
  }
`;

const Source = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
