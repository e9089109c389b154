import { useShellApi } from '@rapport/remote-api';
import { profileQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';

interface AccountDeletionNoteProps {
  email: string;
  /** True once the question is open; before that, the answer isn't needed. */
  asked: boolean;
}

/**
 * Says before a deletion whether the account at the sign-in service will be deleted, too, and whom to contact if it
 * won't. Until the API has responded, the text covers both cases.
 */
export function AccountDeletionNote({ email, asked }: AccountDeletionNoteProps) {
  const { data } = useQuery({
    ...profileQuery(useShellApi()),
    enabled: asked,
    retry: false,
  });
  const who = email === '' ? 'your account' : `the account of ${email}`;
  const isRemovable = data?.accountRemovable ?? null;
  if (isRemovable === null) {
    return (
      <p>
        Your account at the sign-in service may stay, without any of this data. We tell you
        afterward. If it stays, ask the people who run this Rapport to delete {who}.
      </p>
    );
  }
  return isRemovable ? (
    <p>Your account is deleted too. You can no longer sign in with it.</p>
  ) : (
    <p>
      Your account at the sign-in service stays, without any of this data. Only the people who run
      this Rapport can remove it: ask them to delete {who}.
    </p>
  );
}
