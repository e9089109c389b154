import { renderInShell } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { emptyPerson } from './file/imported-person.ts';
import { PeoplePreview } from './people-preview.tsx';

it('shows the photos that come in with their people, and initials without one', () => {
  const photo = 'data:image/jpeg;base64,/9j/4AAQ';
  const people = [
    { ...emptyPerson(), displayName: 'Lise Meitner', photo },
    { ...emptyPerson(), displayName: 'Emmy Noether' },
  ];
  renderInShell(<PeoplePreview people={people} total={2} />);
  const [lise, emmy] = screen.getAllByRole('listitem');
  const pictureOf = (row?: HTMLElement) => row?.querySelector('img') ?? null;
  expect(within(lise ?? document.body).getByText('Lise Meitner')).toBeVisible();
  expect(pictureOf(lise)).toHaveAttribute('src', photo);
  expect(pictureOf(emmy)).toBeNull();
});
