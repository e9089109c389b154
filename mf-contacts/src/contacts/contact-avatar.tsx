import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { Avatar, type AvatarProps } from '@rapport/shared-ui';

interface ContactAvatarProps extends Omit<AvatarProps, 'name' | 'src'> {
  contact: Pick<ContactSummary, 'displayName'> &
    Partial<Pick<ContactSummary, 'photoPath' | 'givenName' | 'familyName'>>;
}

/**
 * A contact's photo as stored by the API, or the initials. The photo URL that the user typed is never loaded,
 * because its server would learn who looks at the contact, and when.
 */
export function ContactAvatar({ contact, ...avatar }: ContactAvatarProps) {
  const { fileUrl } = useShellApi();
  const { displayName, givenName, familyName, photoPath } = contact;
  const src = photoPath && fileUrl?.(photoPath);
  return <Avatar {...avatar} name={displayName} given={givenName} family={familyName} src={src} />;
}
