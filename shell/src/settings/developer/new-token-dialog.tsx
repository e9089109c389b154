import { api, type NewAccessToken } from '@rapport/api-client';
import { ACCESS_SCOPES, ACCESS_TOKEN_LIMITS, type AccessScope } from '@rapport/contracts';
import { useShellApi, useUnsavedText } from '@rapport/remote-api';
import { request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  type DialogProps,
  Select,
  TextField,
  theme,
} from '@rapport/shared-ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { callFailureText } from '../call-failure-text.ts';
import { SCOPE_WORDS } from './scope-words.ts';

const DAYS = ['30', '90', '180', '365'] as const;
type Days = (typeof DAYS)[number];
const DEFAULT_DAYS: Days = '90';
const DAYS_OPTIONS = DAYS.map((value) => ({
  value,
  label: value === '365' ? 'a year' : `${value} days`,
}));

interface NewTokenDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  onClose: () => void;
  onMade: (token: NewAccessToken) => void;
}

/** Asks what a new token is for, what it allows, and how long it works. */
export function NewTokenDialog({ open, finalFocus, onClose, onMade }: NewTokenDialogProps) {
  const form = useId();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Dialog
      size="narrow"
      open={open}
      title="New access token"
      description="Allow a program what it needs, and no more."
      {...(finalFocus !== undefined && { finalFocus })}
      onOpenChange={(isOpen) => !isOpen && !isMaking && onClose()}
      footer={
        <>
          <Button variant="ghost" disabled={isMaking} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            pending={isMaking}
            pendingLabel="Making..."
          >
            Make token
          </Button>
        </>
      }
    >
      <NewTokenForm id={form} isMaking={isMaking} onMaking={setIsMaking} onMade={onMade} />
    </Dialog>
  );
}

interface NewTokenFormProps extends Pick<NewTokenDialogProps, 'onMade'> {
  id: string;
  isMaking: boolean;
  onMaking: (isMaking: boolean) => void;
}

function NewTokenForm({ id, isMaking, onMaking, onMade }: NewTokenFormProps) {
  const shell = useShellApi();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { name: string; scopes: AccessScope[]; expiresInDays: number }) =>
      request(shell, api.post('/api/access-tokens'), { body }),
    meta: UNTIL_SHOWN,
  });
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly AccessScope[]>([]);
  const [days, setDays] = useState<Days>(DEFAULT_DAYS);
  const [problem, setProblem] = useState<{ of: 'name' | 'scopes' | 'call'; text: string }>();
  const field = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const problemId = useId();
  useUnsavedText(name !== '');

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isMaking) return;
    if (name.trim() === '') {
      setProblem({ of: 'name', text: 'Say what the token is for' });
      field.current?.focus();
      return;
    }
    if (scopes.length === 0) {
      setProblem({ of: 'scopes', text: 'Choose what the program may do' });
      group.current?.querySelector('button')?.focus();
      return;
    }
    setProblem(undefined);
    onMaking(true);
    try {
      const body = { name: name.trim(), scopes: [...scopes], expiresInDays: Number(days) };
      onMade(await mutateAsync(body));
    } catch (error) {
      setProblem({ of: 'call', text: callFailureText(error) });
    }
    onMaking(false);
  }

  const toggle = (scope: AccessScope, isChosen: boolean) => {
    // In the order in which they are listed.
    setScopes(ACCESS_SCOPES.filter((each) => (each === scope ? isChosen : scopes.includes(each))));
    setProblem(undefined);
  };

  return (
    <Form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label="What is it for?"
        placeholder="Phone book sync"
        autoComplete="off"
        maxLength={ACCESS_TOKEN_LIMITS.name}
        readOnly={isMaking}
        error={problem?.of === 'name' ? problem.text : undefined}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
      <Group ref={group} aria-describedby={problem?.of === 'scopes' ? problemId : undefined}>
        <legend>What may the program do?</legend>
        {ACCESS_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            {...SCOPE_WORDS[scope]}
            disabled={isMaking}
            checked={scopes.includes(scope)}
            onCheckedChange={(isChosen) => toggle(scope, isChosen)}
          />
        ))}
        {problem?.of === 'scopes' && (
          <Problem id={problemId} role="alert">
            {problem.text}
          </Problem>
        )}
      </Group>
      <Select
        label="It stops working after"
        disabled={isMaking}
        value={days}
        onValueChange={setDays}
        options={DAYS_OPTIONS}
      />
      {problem?.of === 'call' && (
        <Alert tone="negative" title="No token was made">
          {problem.text}
        </Alert>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-bottom: ${theme.space[3]};
    font: ${theme.font.bodyMedium};
  }
`;

const Problem = styled.p`
  color: ${theme.color.negativeText};
  font: ${theme.font.small};
`;
