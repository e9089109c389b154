import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { type ColumnTarget } from './file/column-targets.ts';
import { valuesOf } from './file/header/column-values.ts';
import { type Obstacle } from './file/header/read-header.ts';
import { type Table } from './file/recognize-table.ts';

const WORDS: Readonly<Record<Obstacle, string>> = {
  unclear: 'No field matches these columns. Choose one above, or keep them in the note',
  address: 'No part of an address matches these',
  noField: 'Contacts have no field for these',
  someoneElse: 'These are about someone else',
  program: 'These matter only to the other program and are left out',
};
const ORDER: readonly Obstacle[] = ['unclear', 'address', 'noField', 'someoneElse', 'program'];

interface LeftOutColumnsProps {
  table: Table;
  onTargets: (targets: ColumnTarget[]) => void;
}

/**
 * Columns with values but without a field: those kept with the contact, those omitted, and a way to move either to
 * the note.
 */
export function LeftOutColumns({ table, onTargets }: LeftOutColumnsProps) {
  const { header, rows, targets, obstacles } = table;
  const groups = ORDER.map((obstacle) => ({
    obstacle,
    columns: [...header.keys()].filter(
      (index) =>
        targets[index] === 'skip' &&
        obstacles[index] === obstacle &&
        valuesOf(rows, index).length > 0,
    ),
  })).filter(({ columns }) => columns.length > 0);
  const kept = [...header.keys()].filter(
    (index) =>
      (targets[index] === 'keep' || targets[index] === 'pair') && valuesOf(rows, index).length > 0,
  );
  const alone = kept.filter((index) => targets[index] === 'keep');
  return (
    <>
      {kept.length > 0 && (
        <Section aria-labelledby="kept-columns">
          <h2 id="kept-columns">Kept aside</h2>
          <Group>
            <p>
              Contacts have no field for these. They're kept with the contact as they are:{' '}
              <b>{kept.map((index) => header[index]).join(', ')}</b>. Choose “New field” above to
              see and filter them.
            </p>
            {alone.length > 0 && (
              <Button
                size="sm"
                aria-label={`Put in the note: ${alone.map((index) => header[index]).join(', ')}`}
                onClick={() =>
                  onTargets(targets.map((target) => (target === 'keep' ? 'noteNamed' : target)))
                }
              >
                Put in the note
              </Button>
            )}
          </Group>
        </Section>
      )}
      {groups.length > 0 && (
        <Section aria-labelledby="left-out-columns">
          <h2 id="left-out-columns">Left out</h2>
          {groups.map(({ obstacle, columns }) => (
            <Group key={obstacle}>
              <p>
                {WORDS[obstacle]}: <b>{columns.map((index) => header[index]).join(', ')}</b>.
              </p>
              {obstacle !== 'program' && (
                <Button
                  size="sm"
                  aria-label={`Keep in the note: ${columns.map((index) => header[index]).join(', ')}`}
                  onClick={() =>
                    onTargets(
                      targets.map((target, index) =>
                        columns.includes(index) ? 'noteNamed' : target,
                      ),
                    )
                  }
                >
                  Keep in the note
                </Button>
              )}
            </Group>
          ))}
        </Section>
      )}
    </>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};

  & > h2 {
    font: ${theme.font.bodyStrong};
  }
`;

const Group = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;

  & b {
    color: ${theme.color.text};
  }
`;
