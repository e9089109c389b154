import { type ContactHealth } from '@rapport/api-client';
import { Button, theme } from '@rapport/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { CadenceForm } from './cadence-form.tsx';
import { cadenceWords, SOURCE_WORDS } from './health-words.ts';

/** How often to be in touch, where that comes from, and the way to change it in place. */
export function Cadence({ health }: { health: ContactHealth }) {
  const [editing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  if (editing) {
    return (
      <CadenceForm
        health={health}
        onClose={() => {
          setEditing(false);
          // The button is back after the next render.
          setTimeout(() => change.current?.focus());
        }}
      />
    );
  }
  return (
    <Row>
      <dl>
        <dt>Cadence</dt>
        <dd>
          {cadenceWords(health.cadenceDays)}, <Source>{SOURCE_WORDS[health.cadenceSource]}</Source>
        </dd>
      </dl>
      <Button
        ref={change}
        size="sm"
        variant="ghost"
        aria-label="Change cadence"
        onClick={() => setEditing(true)}
      >
        Change
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;

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

  /* Its word, not its box, ends where the line ends. */
  & > button {
    margin-right: calc(-1 * ${theme.space[2]});
  }
`;

const Source = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
