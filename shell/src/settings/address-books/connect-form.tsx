import { api } from '@rapport/api-client';
import { ADDRESS_BOOK_LIMITS } from '@rapport/contracts';
import { isRequestError, useShellApi, useUnsavedText } from '@rapport/remote-api';
import { request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { Alert, Button, PasswordField, TextField, theme } from '@rapport/shared-ui';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { Buttons } from '../settings-section.tsx';
import { callFailureText } from '../call-failure-text.ts';

const EMPTY = { address: '', userName: '', password: '' };
type Field = keyof typeof EMPTY;

const MISSING: Readonly<Record<Field, string>> = {
  address: 'Enter the address of the server',
  userName: 'Enter your user name there',
  password: 'Enter your password there',
};
const FIELDS: readonly Field[] = ['address', 'userName', 'password'];

/** Connects an account: its address, user name, and password. */
export function ConnectForm({ onConnected }: { onConnected: () => void }) {
  const shell = useShellApi();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: typeof EMPTY) => request(shell, api.post('/api/address-books'), { body }),
    meta: UNTIL_SHOWN,
  });
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  useUnsavedText(FIELDS.some((field) => values[field] !== ''));

  const field = (name: Field) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: isPending,
    autoComplete: 'off',
    maxLength: ADDRESS_BOOK_LIMITS[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  function show(found: Partial<Record<Field, string>>, form: HTMLFormElement): void {
    setErrors(found);
    const first = FIELDS.find((each) => found[each] !== undefined);
    form.querySelector<HTMLInputElement>(`[name="${first ?? ''}"]`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const missing = FIELDS.filter((each) => values[each].trim() === '');
    setFailure(null);
    if (missing.length > 0) {
      return show(Object.fromEntries(missing.map((each) => [each, MISSING[each]])), form);
    }
    try {
      await mutateAsync({ ...values, address: values.address.trim() });
      setValues(EMPTY);
      onConnected();
      shell.notify({ title: 'Connected. Choose what to sync.' });
    } catch (thrown) {
      const [problem] = isRequestError(thrown) ? (thrown.problems ?? []) : [];
      const of = FIELDS.find((each) => each === problem?.field);
      if (of === undefined || problem === undefined) setFailure(callFailureText(thrown));
      else show({ [of]: problem.message }, form);
    }
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...field('address')}
        label="Server"
        hint="Its address, or your email address at iCloud or Fastmail."
        placeholder="https://cloud.example.com"
        inputMode="url"
        spellCheck={false}
      />
      <TextField {...field('userName')} label="User name" spellCheck={false} />
      <PasswordField
        {...field('password')}
        label="Password"
        hint="iCloud, Fastmail, and accounts with two-factor sign-in need an app password, which you create there. Rapport stores it encrypted."
      />
      {failure !== null && (
        <Alert tone="negative" title="The account isn't connected">
          {failure}
        </Alert>
      )}
      <Buttons>
        <Button type="submit" pending={isPending} pendingLabel="Connecting...">
          Connect
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
