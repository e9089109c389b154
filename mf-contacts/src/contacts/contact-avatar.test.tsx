import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { makeContact } from '../testing/make-contact.ts';
import { ContactAvatar } from './contact-avatar.tsx';

const elsewhere = {
  photoUrl: 'https://a.example/1.jpg',
  linkedinProfilePicture: 'https://b.example/2.jpg',
};
const photo = () => document.querySelector('img');
const show = (photoPath: string | null | undefined, shell = fakeShell()) => {
  const { displayName } = makeContact(elsewhere);
  const contact = photoPath === undefined ? { displayName } : { displayName, photoPath };
  return renderInShell(<ContactAvatar contact={contact} />, { shell });
};

describe('ContactAvatar', () => {
  it('shows the photo that the API keeps', () => {
    show('/photos/a/b/c');
    expect(photo()).toHaveAttribute('src', 'https://api.test/photos/a/b/c');
  });

  it.each([null, undefined])('never loads the address that was typed in (path %s)', (path) => {
    show(path);
    expect(photo()).toBeNull();
    expect(document.querySelector('[data-initials="LM"], span')).toBeInTheDocument();
  });

  it('shows initials in a shell of an earlier release', () => {
    const shell = fakeShell();
    delete shell.fileUrl;
    show('/photos/a/b/c', shell);
    expect(photo()).toBeNull();
  });
});
