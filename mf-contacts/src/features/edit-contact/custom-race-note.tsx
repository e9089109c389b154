import { type CustomField } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { type CustomEntry, type CustomRaces } from '../../custom-fields/custom-entries.ts';
import { entryWords } from '../../custom-fields/custom-inputs.tsx';
import { RaceNote } from './race-note.tsx';

interface CustomRaceNoteProps {
  field: CustomField;
  race: CustomRaces[string];
  /** The current value of the form. */
  entry: CustomEntry | undefined;
  onChange: (entry: CustomEntry) => void;
}

/** Both values of a user's own field that was changed elsewhere, with a button to switch between them. */
export function CustomRaceNote({ field, race, entry, onChange }: CustomRaceNoteProps) {
  const theirs = entryWords(field, race.theirs);
  return (
    <RaceNote
      id={`note-custom.${field.id}`}
      label={shownText(field.name)}
      race={{ mine: entryWords(field, race.mine), theirs }}
      value={entry === undefined ? '' : entryWords(field, entry)}
      onChoose={(text) => onChange(text === theirs ? race.theirs : race.mine)}
    />
  );
}
