import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { Avatar, type AvatarProps } from '@rapport/shared-ui';

interface ContactAvatarProps extends Omit<AvatarProps, 'name' | 'src'> {
  contact: Pick<ContactSummary, 'displayName'> &
    Partial<Pick<ContactSummary, 'photoPath' | 'givenName' | 'familyName'>>;
}

/**
 * A contact's photo as the API keeps it, or the initials. The address that someone typed in is never
 * loaded: its owner would learn who looks, and when.
 */
export function ContactAvatar({ contact, ...avatar }: ContactAvatarProps) {
  const { fileUrl } = useShellApi();
  const { displayName, givenName, familyName, photoPath } = contact;
  const src = photoPath && fileUrl?.(photoPath);
  return <Avatar {...avatar} name={displayName} given={givenName} family={familyName} src={src} />;
}
