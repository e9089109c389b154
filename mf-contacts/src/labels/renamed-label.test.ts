import { type Label } from '@rapport/api-client';
import { renamedLabel } from './renamed-label.ts';

const labels = ['Lead', 'Lead partner', 'Éditeur'].map((name): Label => ({
  id: name,
  name,
  color: 'teal',
  contactCount: 0,
}));

it.each([
  ['lead to prospect', 'Lead', 'prospect'],
  ['the label lead -> Hot prospect', 'Lead', 'Hot prospect'],
  ['lead partner as partner', 'Lead partner', 'partner'],
  ['editeur', 'Éditeur', null],
  ['leader to boss', null, null],
  ['', null, null],
])('reads %j as the label %s with the new name %s', (asked, label, name) => {
  const found = renamedLabel(asked, labels);
  expect([found.first?.name ?? null, found.name]).toEqual([label, name]);
});
