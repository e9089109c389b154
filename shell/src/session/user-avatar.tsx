import { api } from '@rapport/api-client';
import { type ShellUser, useShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Avatar, type AvatarProps } from '@rapport/shared-ui';
import { userDetailsQuery, storedFace } from './user-details.ts';

/** The API fetches a new photo in the background: how often and when to check for it. */
const MOST_ASKED = 4;
const ASK_AGAIN_MS = 4_000;

interface UserAvatarProps extends Omit<AvatarProps, 'name' | 'src'> {
  user: ShellUser;
}

/**
 * The account's photo, or else that of the profile, or else initials. An external photo is shown as stored by the
 * API.
 */
export function UserAvatar({ user, ...avatar }: UserAvatarProps) {
  const shell = useShellApi();
  const { avatarUrl } = user;
  const isElsewhere = avatarUrl !== null && new URL(avatarUrl).origin !== location.origin;
  const savePhoto = api.put('/api/user/photo');
  const { data } = useQuery({
    queryKey: [savePhoto.path, user.id, avatarUrl],
    queryFn: ({ signal }) => request(shell, savePhoto, { body: { address: avatarUrl }, signal }),
    enabled: isElsewhere,
    retry: false,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.photoPath === null && state.dataUpdateCount < MOST_ASKED ? ASK_AGAIN_MS : false,
  });
  // The frame of the page and the settings fetch them.
  const { data: details } = useQuery({ ...userDetailsQuery(shell), enabled: false });
  const own = details ?? storedFace(user.id).read();
  const path = (avatarUrl === null ? own : data)?.photoPath ?? null;
  const kept = path === null ? undefined : shell.fileUrl?.(path);
  const isHere = avatarUrl !== null && !isElsewhere;
  return <Avatar {...avatar} name={own?.name ?? user.email} src={isHere ? avatarUrl : kept} />;
}
