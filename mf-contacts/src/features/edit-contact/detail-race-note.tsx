import { type DetailName } from '@rapport/contracts';
import {
  type DetailFields,
  type DetailRaces,
  detailText,
} from '../../contact-form/detail-fields.ts';
import { DETAIL_LABELS } from '../../contact-details/detail-words.ts';
import { RaceNote } from './race-note.tsx';

interface DetailRaceNoteProps {
  name: DetailName;
  race: NonNullable<DetailRaces[DetailName]>;
  /** The current values of the form. */
  details: DetailFields;
  onChange: (details: DetailFields) => void;
}

/** Both values of a detail that was changed elsewhere, with a button to switch between them. */
export function DetailRaceNote({ name, race, details, onChange }: DetailRaceNoteProps) {
  const theirs = detailText(race.theirs, name);
  return (
    <RaceNote
      id={`note-${name}`}
      label={DETAIL_LABELS[name]}
      race={{ mine: detailText(race.mine, name), theirs }}
      value={detailText(details, name)}
      onChoose={(text) => {
        const side = text === theirs ? race.theirs : race.mine;
        onChange({ ...details, [name]: side[name] });
      }}
    />
  );
}
