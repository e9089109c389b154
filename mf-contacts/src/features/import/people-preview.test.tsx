import { renderInShell } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { emptyPerson } from './file/imported-person.ts';
import { PeoplePreview } from './people-preview.tsx';
import { unmappedNames } from './unmapped-line.tsx';

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

it('shows how the last contact, next step, cadence, and stated preferences are merged', () => {
  const person = {
    ...{ ...emptyPerson(), displayName: 'Lise Meitner', cadenceDays: 90 },
    ...{ lastContactOn: '2026-09-14', nextStepOn: '2026-12-01', nextStep: 'Send the draft' },
    statedPreferences: [{ kind: 'other' as const, text: 'Camera off', learnedOn: '2026-03-03' }],
  };
  renderInShell(<PeoplePreview people={[person]} total={1} />);
  expect(
    screen.getByText(
      'last contact Sep 14, 2026 · every 90 days · next step Send the draft, Dec 1, 2026',
    ),
  ).toBeVisible();
  expect(screen.getByText(/It’s marked as imported, and no score uses it/)).toBeVisible();
  expect(screen.getByText(/Next steps become promises of yours/)).toBeVisible();
  expect(screen.getByText(/^1 wish that they told you/)).toBeVisible();
});

it('counts the relations that may be linked, which are not among the values without a field', () => {
  const kept = ['RELATED;TYPE=spouse:Marta Silva', 'RELATED;TYPE=friend:Ben', 'X-COLOR:red'];
  renderInShell(<PeoplePreview people={[{ ...emptyPerson(), kept }]} total={1} />);
  expect(screen.getByText(/^1 relation: linked if exactly one contact/)).toBeVisible();
  expect(unmappedNames([kept.slice(0, 1)])).toBeNull();
});

it('says what became of addresses in one line', () => {
  const people = [
    { split: 1, whole: 1 },
    { split: 2, whole: 0 },
  ].map((lineAddresses) => ({
    ...{ ...emptyPerson(), displayName: 'Lise Meitner', lineAddresses },
  }));
  renderInShell(<PeoplePreview people={people} total={2} />);
  expect(
    screen.getByText(
      "3 addresses in one line: split into street, postal code, city, and country. 1 address in one line: kept whole, as the parts aren't certain.",
    ),
  ).toBeVisible();
});
