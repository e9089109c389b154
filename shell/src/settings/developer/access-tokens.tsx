import { type AccessToken, api, type NewAccessToken } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { isOfOtherRelease } from '@rapport/remote-api/failures';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import { Alert, Button, ConfirmDialog, Skeleton } from '@rapport/shared-ui';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { NotLoaded } from '../not-loaded.tsx';
import { Buttons, SettingsText } from '../settings-section.tsx';
import { useSettingsAction } from '../use-settings-action.ts';
import { callFailureText } from '../call-failure-text.ts';
import { AccessTokenList } from './access-token-list.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { CopyField } from './copy-field.tsx';

/** The access tokens of a user: a new one is shown once, and any of them can be revoked. */
export function AccessTokens() {
  const shell = useShellApi();
  const query = apiQuery(shell, api.get('/api/access-tokens'));
  const loaded = useQuery(query);
  const { data, error, isError } = loaded;
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => request(shell, api.delete('/api/access-tokens/{id}', { id })),
    meta: UNTIL_SHOWN,
  });
  const [isNaming, setIsNaming] = useState(false);
  useSettingsAction('new-token', () => setIsNaming(true));
  const [made, setMade] = useState<NewAccessToken | null>(null);
  const [asking, setAsking] = useState<AccessToken | null>(null);
  const [revoking, setRevoking] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);

  async function revoke({ id, name }: AccessToken): Promise<void> {
    setAsking(null);
    setRevoking(id);
    setFailure(null);
    try {
      await mutateAsync(id);
      shell.notify({ title: `${name} is revoked` });
    } catch (thrown) {
      setFailure(callFailureText(thrown));
    }
    setRevoking(null);
  }

  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" height="4rem" />;
    return isOfOtherRelease(error) ? (
      <SettingsText>This Rapport is of an earlier release, without access tokens.</SettingsText>
    ) : (
      <NotLoaded what="your access tokens" query={loaded} />
    );
  }
  // It may be revoked by now, here or in another tab.
  const shown = data.some(({ id }) => id === made?.id) ? made : null;
  return (
    <>
      {shown !== null && (
        <CopyField
          isNext
          key={shown.id}
          label={`Token for ${shown.name}`}
          hint="Copy it now: Rapport won't show it again. Anyone who has it can do what you allowed."
          value={shown.token}
          copyLabel="Copy token"
          copyButton={copyButton}
        />
      )}
      {data.length === 0 ? (
        <SettingsText>No program has a token yet.</SettingsText>
      ) : (
        <AccessTokenList tokens={data} revoking={revoking} onRevoke={setAsking} />
      )}
      <Buttons>
        <Button icon={<KeyRound aria-hidden />} onClick={() => setIsNaming(true)}>
          New access token
        </Button>
      </Buttons>
      {failure !== null && (
        <Alert tone="negative" title="The token isn't revoked">
          {failure}
        </Alert>
      )}
      <NewTokenDialog
        open={isNaming}
        {...(made !== null && { finalFocus: copyButton })}
        onClose={() => setIsNaming(false)}
        onMade={(token) => {
          setMade(token);
          setIsNaming(false);
        }}
      />
      <ConfirmDialog
        open={asking !== null}
        title={`Revoke ${asking?.name ?? 'this token'}?`}
        confirmLabel="Revoke"
        cancelLabel="Cancel"
        tone="caution"
        onConfirm={() => asking && void revoke(asking)}
        onCancel={() => setAsking(null)}
      >
        The program that uses it can't get in from then on. This can't be undone.
      </ConfirmDialog>
    </>
  );
}
