import { api } from '@rapport/api-client';
import { type ShellUser, useShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Avatar, type AvatarProps } from '@rapport/shared-ui';
import { ownDetailsQuery, storedFace } from './own-details.ts';

/** The API fetches a new photo in the background: how often to ask for it again, and when. */
const MOST_ASKED = 4;
const ASK_AGAIN_MS = 4_000;

interface OwnAvatarProps extends Omit<AvatarProps, 'name' | 'src'> {
  user: ShellUser;
}

/**
 * The photo of the account, else the one of the profile, else the initials. One from elsewhere is shown as the API
 * keeps it.
 */
export function OwnAvatar({ user, ...avatar }: OwnAvatarProps) {
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
  // The frame of the page asks for them, and settings that were opened.
  const { data: details } = useQuery({ ...ownDetailsQuery(shell), enabled: false });
  const own = details ?? storedFace(user.id).read();
  const path = (avatarUrl === null ? own : data)?.photoPath ?? null;
  const kept = path === null ? undefined : shell.fileUrl?.(path);
  const isHere = avatarUrl !== null && !isElsewhere;
  return <Avatar {...avatar} name={own?.name ?? user.email} src={isHere ? avatarUrl : kept} />;
}
