import { type CustomField } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { Alert, Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { CONTACT_FIELDS, CONTACT_LABELS } from '../../contact-form/contact-fields.ts';
import { DETAIL_NAMES, type DetailRaces } from '../../contact-form/detail-fields.ts';
import { DETAIL_LABELS } from '../../contact-details/detail-words.ts';
import { type FieldRace, type FieldRaces } from './merge-contact.ts';

interface RaceNoteProps {
  id: string;
  /** The label of the field. */
  label: string;
  race: FieldRace;
  /** The current value of the field. */
  value: string;
  onChoose: (text: string) => void;
}

/** Both values of a field that was changed elsewhere, with a button to switch between them. */
export function RaceNote({ id, label, race: { mine, theirs }, value, onChoose }: RaceNoteProps) {
  const hasTheirs = value === theirs;
  return (
    <Note>
      <span id={id}>
        Changed elsewhere to {quoted(theirs)}. You had {quoted(mine)}.
      </span>
      <Button
        size="sm"
        aria-label={hasTheirs ? `Use your own for ${label}` : `Use the other for ${label}`}
        onClick={() => onChoose(hasTheirs ? mine : theirs)}
      >
        {hasTheirs ? 'Use yours' : 'Use the other'}
      </Button>
    </Note>
  );
}

function quoted(text: string): string {
  return text === '' ? 'nothing' : `“${shownText(text)}”`;
}

interface RaceAlertProps {
  races: FieldRaces;
  details: DetailRaces;
  /** The user's own fields that were changed, too. */
  own: readonly CustomField[];
}

/** Explains that someone else has saved changes, and lists the fields to check. */
export function RaceAlert({ races, details, own }: RaceAlertProps) {
  const labels = [
    ...CONTACT_FIELDS.filter((name) => races[name]).map((name) => CONTACT_LABELS[name]),
    ...DETAIL_NAMES.filter((name) => details[name]).map((name) => DETAIL_LABELS[name]),
    ...own.map(({ name }) => shownText(name)),
  ];
  return (
    <Alert tone="warning" title="This contact was changed elsewhere">
      {labels.length === 0
        ? 'The fields you see are the same on both sides. Save again to keep your changes.'
        : `Nothing was overwritten, and your text is still here. Check ${labels.join(', ')}, then save again.`}
    </Alert>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${theme.space[1]};
  color: ${theme.color.warningText};
  font: ${theme.font.caption};
  overflow-wrap: anywhere;
`;
