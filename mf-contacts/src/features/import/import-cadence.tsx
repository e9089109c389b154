import { api, type BulkResult } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import { Alert, Button, Select, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { labelsQuery } from '../../queries.ts';

const NONE = 'none';
const PROPOSED_DAYS = [14, 30, 60, 90, 180, 365];
const DAYS = PROPOSED_DAYS.map((days) => ({ value: String(days), label: `Every ${days} days` }));
const FOR_ALL = [...DAYS, { value: NONE, label: 'No cadence' }];
const FOR_LABEL = [{ value: NONE, label: 'Same as all others' }, ...DAYS];

interface ImportCadenceProps {
  importId: string;
  /** How many people were added without a cadence. */
  count: number;
}

/** Suggests a cadence for the imported people, because no one is due without one. */
export function ImportCadence({ importId, count }: ImportCadenceProps) {
  const shell = useShellApi();
  const { data: defaults } = useQuery(apiQuery(shell, api.get('/api/cadence-defaults')));
  const { data: labels = [] } = useQuery(labelsQuery(shell));
  const [all, setAll] = useState('60');
  const [byLabel, setByLabel] = useState<Readonly<Record<string, string>>>({});
  const give = useMutation({
    mutationFn: () =>
      request(shell, api.post('/api/cadence-defaults/apply'), {
        body: {
          importId,
          days: daysIn(all),
          labels: Object.entries(byLabel).flatMap(([labelId, value]) => {
            const days = daysIn(value);
            return days === null ? [] : [{ labelId, days }];
          }),
        },
      }),
  });
  const undo = useMutation({
    mutationFn: async ({ undo: calls, undoId = null }: BulkResult) => {
      if (undoId !== null) {
        await request(shell, api.post('/api/undos/{id}', { id: undoId }));
        return;
      }
      for (const body of calls) await request(shell, api.post('/api/contacts/bulk'), { body });
    },
    onSuccess: () => give.reset(),
  });
  // If there's a default cadence for new contacts, the import has already set it.
  if (count === 0 || defaults === undefined || defaults.days !== null) return null;
  if (give.data !== undefined) {
    const { changed } = give.data;
    return (
      <Alert
        tone="positive"
        role="status"
        action={
          changed.length > 0 && (
            <Button size="sm" pending={undo.isPending} onClick={() => undo.mutate(give.data)}>
              Undo
            </Button>
          )
        }
      >
        {undo.isError
          ? `Couldn't take the cadence back. ${writeFailure(undo.error)}`
          : `${people(changed.length)} a cadence now. Their first dates are spread over its days.`}
      </Alert>
    );
  }
  const some = labels.filter(({ contactCount }) => contactCount > 0);
  return (
    <Box aria-labelledby="import-cadence">
      <h2 id="import-cadence">How often do you want to be in touch?</h2>
      <p>
        {people(count)} no cadence yet, so no one is due. Their first dates will be spread over its
        days. You can change it for each person.
      </p>
      <Choices>
        <Select label="Everyone" value={all} options={FOR_ALL} onValueChange={setAll} />
        {some.map(({ id, name }) => (
          <Select
            key={id}
            label={`With the label ${name}`}
            value={byLabel[id] ?? NONE}
            options={FOR_LABEL}
            onValueChange={(value) => setByLabel({ ...byLabel, [id]: value })}
          />
        ))}
      </Choices>
      {give.isError && (
        <Alert tone="negative" title="Couldn't set the cadence">
          {writeFailure(give.error)}
        </Alert>
      )}
      <Button pending={give.isPending} onClick={() => give.mutate()}>
        Set cadence
      </Button>
    </Box>
  );
}

const daysIn = (value: string) => (value === NONE ? null : Number(value));

function people(count: number): string {
  return count === 1 ? '1 person has' : `${count.toLocaleString('en-US')} people have`;
}

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  max-width: ${theme.size.formMax};
  padding: ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};

  h2 {
    font: ${theme.font.heading};
  }

  p {
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;

const Choices = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  width: 100%;
`;
