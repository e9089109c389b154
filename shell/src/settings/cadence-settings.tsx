import { api, type BulkResult, type CadenceDefaults } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request } from '@rapport/remote-api/api-query';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { Alert, Button, Select, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { NotLoaded } from './not-loaded.tsx';
import { Buttons, SettingsText } from './settings-section.tsx';
import { callFailureText } from './call-failure-text.ts';

type Phase =
  | { name: 'idle' | 'saving' | 'giving' }
  | { name: 'given'; result: BulkResult }
  | { name: 'failed'; why: string };

const NONE = 'none';
const PROPOSED_DAYS = [14, 30, 60, 90, 180, 365];

/** The default cadences for new contacts, and a way to apply them to contacts without one. */
export function CadenceSettings() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const query = apiQuery(shell, api.get('/api/cadence-defaults'));
  const loaded = useQuery(query);
  const { data, error } = loaded;
  const { data: labels = [] } = useQuery(apiQuery(shell, api.get('/api/labels')));

  if (data === undefined) {
    if (error === null) {
      return (
        <SkeletonGroup label="Loading cadences">
          <Skeleton height={theme.size.control} />
        </SkeletonGroup>
      );
    }
    return <NotLoaded what="the cadences" query={loaded} />;
  }
  const chosen: CadenceDefaults = { days: data.days, labels: data.labels };

  async function save(body: CadenceDefaults): Promise<void> {
    setPhase({ name: 'saving' });
    try {
      const saved = await request(shell, api.put('/api/cadence-defaults'), { body });
      queries.setQueryData(query.queryKey, saved);
      setPhase({ name: 'idle' });
      shell.notify({ title: 'Cadences saved' });
    } catch (failure) {
      setPhase({ name: 'failed', why: callFailureText(failure) });
    }
  }

  async function give(): Promise<void> {
    setPhase({ name: 'giving' });
    try {
      const body = { ...chosen, importId: null };
      const result = await request(shell, api.post('/api/cadence-defaults/apply'), { body });
      setPhase({ name: 'given', result });
    } catch (failure) {
      setPhase({ name: 'failed', why: callFailureText(failure) });
    }
  }

  async function undo({ undo: calls, undoId = null }: BulkResult): Promise<void> {
    setPhase({ name: 'giving' });
    try {
      if (undoId !== null) await request(shell, api.post('/api/undos/{id}', { id: undoId }));
      else for (const body of calls) await request(shell, api.post('/api/contacts/bulk'), { body });
      setPhase({ name: 'idle' });
      shell.notify({ title: 'Cadences are back to what they were' });
    } catch (failure) {
      setPhase({ name: 'failed', why: callFailureText(failure) });
    }
  }

  const isBusy = phase.name === 'saving' || phase.name === 'giving';
  const daysOf = (id: string) => chosen.labels.find(({ labelId }) => labelId === id)?.days ?? null;
  const withLabel = (labelId: string, days: number | null) => [
    ...chosen.labels.filter((each) => each.labelId !== labelId),
    ...(days === null ? [] : [{ labelId, days }]),
  ];
  const isAnyChosen = chosen.days !== null || chosen.labels.length > 0;
  return (
    <>
      <Choices>
        <Select
          label="New contacts"
          value={valueOf(chosen.days)}
          options={optionsOf(chosen.days, 'No cadence')}
          disabled={isBusy}
          onValueChange={(value) => void save({ ...chosen, days: daysIn(value) })}
        />
        {labels.map(({ id, name }) => (
          <Select
            key={id}
            label={`New contacts with the label ${shownText(name)}`}
            value={valueOf(daysOf(id))}
            options={optionsOf(daysOf(id), 'Same as all others')}
            disabled={isBusy}
            onValueChange={(value) =>
              void save({ ...chosen, labels: withLabel(id, daysIn(value)) })
            }
          />
        ))}
      </Choices>
      {data.withoutCadence > 0 && phase.name !== 'given' && (
        <>
          <SettingsText>
            {people(data.withoutCadence)} no cadence, so {data.withoutCadence === 1 ? 'it' : 'they'}{' '}
            won't be due.
            {isAnyChosen && ' Their first dates are spread over the days of the cadence.'}
          </SettingsText>
          {isAnyChosen && (
            <Buttons>
              <Button
                pending={phase.name === 'giving'}
                pendingLabel="Saving..."
                onClick={() => void give()}
              >
                Use for contacts without a cadence
              </Button>
            </Buttons>
          )}
        </>
      )}
      {phase.name === 'given' && (
        <Alert
          tone="positive"
          role="status"
          action={
            phase.result.undo.length > 0 && (
              <Button size="sm" onClick={() => void undo(phase.result)}>
                Undo
              </Button>
            )
          }
        >
          {people(phase.result.changed.length)} a cadence now.
        </Alert>
      )}
      {phase.name === 'failed' && (
        <Alert tone="negative" title="Couldn't save this">
          {phase.why}
        </Alert>
      )}
    </>
  );
}

function people(count: number): string {
  return count === 1 ? '1 contact has' : `${count.toLocaleString('en-US')} contacts have`;
}

const valueOf = (days: number | null) => (days === null ? NONE : String(days));
const daysIn = (value: string) => (value === NONE ? null : Number(value));

/** A cadence set by another program stays among the choices. */
function optionsOf(days: number | null, none: string): { value: string; label: string }[] {
  const all = days === null ? PROPOSED_DAYS : [...new Set([...PROPOSED_DAYS, days])];
  return [
    { value: NONE, label: none },
    ...[...all]
      .sort((a, b) => a - b)
      .map((each) => ({
        value: String(each),
        label: each === 1 ? 'Every day' : `Every ${each} days`,
      })),
  ];
}

const Choices = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.formMax};
`;
