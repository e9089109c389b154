import { Button, TextField, theme } from '@rapport/shared-ui';
import { useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { type Overrides } from './overrides.ts';
import { useRemotesIfAny } from './remotes-context.tsx';

/** Returns whether this environment allows overrides. */
export function useHasOverrides(): boolean {
  return useRemotesIfAny()?.loader.overrides.enabled ?? false;
}

/** Sets and resets this tab's overrides. Renders nothing if they aren't allowed. */
export function OverrideSettings() {
  const remotes = useRemotesIfAny();
  if (!remotes?.loader.overrides.enabled) return null;
  const { overrides, names } = remotes.loader;
  return (
    <Rows>
      {names().map((name) => (
        <OverrideRow key={name} name={name} overrides={overrides} />
      ))}
    </Rows>
  );
}

function OverrideRow({ name, overrides }: { name: string; overrides: Overrides }) {
  const present = overrides.get()[name];
  const [address, setAddress] = useState(present ?? '');
  const [error, setError] = useState<string>();
  // The page runs one version of a remote, so another one requires a reload.
  const apply = (change: () => void) => {
    try {
      change();
      window.location.reload();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(() => overrides.set(name, address));
  };
  return (
    <Row onSubmit={submit} noValidate>
      <TextField
        label={name}
        type="url"
        inputMode="url"
        placeholder="http://localhost:4206"
        autoComplete="off"
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
      <Buttons>
        <Button type="submit" size="sm" disabled={address.trim() === ''}>
          Use
        </Button>
        {present !== undefined && (
          <Button variant="ghost" size="sm" onClick={() => apply(() => overrides.reset(name))}>
            Reset
          </Button>
        )}
      </Buttons>
    </Row>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Row = styled.form`
  display: grid;
  gap: ${theme.space[2]};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;
