import { Checkbox, media, Select, theme } from '@rapport/shared-ui';
import { FileText, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { ColumnsTable } from './columns-table.tsx';
import { DateQuestion } from './date-question.tsx';
import { type DayOrder } from '../../days/birthday-text.ts';
import { unmappedNames } from './unmapped-line.tsx';
import { leftOutText } from './file/checked-person.ts';
import { type ColumnTarget } from './file/column-targets.ts';
import { type Encoding, ENCODINGS, isEncoding } from './file/encoding/encodings.ts';
import { type People } from './file/prepare-people.ts';
import { type Cards } from './file/read-vcards.ts';
import { type Table } from './file/recognize-table.ts';
import { FollowingRows } from './following-rows.tsx';
import { LeftOutColumns } from './left-out-columns.tsx';
import { PeoplePreview } from './people-preview.tsx';

interface ColumnsStepProps {
  fileName: string;
  content: (Table | Cards) & { encoding: Encoding | null };
  prepared: People;
  onTargets: (targets: ColumnTarget[]) => void;
  onHeader: (hasHeader: boolean) => void;
  onDayOrder: (order: DayOrder | 'neither') => void;
  onJoinsRows: (joinsRows: boolean) => void;
  onEncoding: (encoding: Encoding) => void;
}

const MISSING_SHOWN = 5;

const ENCODING_OPTIONS = Object.entries(ENCODINGS).map(([value, label]) => ({ value, label }));

/** Assigns columns to fields, and previews the first people. */
export function ColumnsStep({
  fileName,
  content,
  prepared: { people, nameless, incomplete, total },
  onTargets,
  onHeader,
  onDayOrder,
  onJoinsRows,
  onEncoding,
}: ColumnsStepProps) {
  const withPhoto =
    content.kind === 'cards' ? content.people.filter(({ photo }) => photo !== undefined).length : 0;
  const kept = unmappedNames(people.map((person) => person.kept));
  const missing = people.flatMap(({ displayName, leftOut }) =>
    displayName === '' ? [] : leftOut.map((value) => ({ displayName, ...value })),
  );
  return (
    <>
      <FileLine>
        <FileText aria-hidden />
        <b>{fileName}</b>
        <span>
          {count(total, 'person', 'people')}
          {content.kind === 'table' && `, ${count(content.header.length, 'column', 'columns')}`}
        </span>
        {content.kind === 'table' && (
          <Checkbox
            label="The first line has the names"
            checked={content.hasHeader}
            onCheckedChange={onHeader}
          />
        )}
        {content.encoding !== null && (
          <EncodingChoice>
            <span aria-hidden>Encoding</span>
            <Select
              label="Encoding"
              labelHidden
              value={content.encoding}
              options={ENCODING_OPTIONS}
              onValueChange={(value) => isEncoding(value) && onEncoding(value)}
            />
          </EncodingChoice>
        )}
      </FileLine>
      {content.kind === 'table' && <DateQuestion table={content} onDayOrder={onDayOrder} />}
      <Halves>
        {content.kind === 'table' ? (
          <div>
            <ColumnsTable table={content} onTargets={onTargets} />
            <LeftOutColumns table={content} onTargets={onTargets} />
          </div>
        ) : (
          <Notes>
            <p>
              Names, emails, phones, links, birthdays, notes, and categories are matched
              automatically.
            </p>
            {kept !== null && (
              <p>
                Contacts have no field for these. They’re kept with the contact as they are, and
                exports give them back: <b>{kept}</b>.
              </p>
            )}
            {withPhoto > 0 && <p>{count(withPhoto, 'photo comes', 'photos come')} in, too.</p>}
            {content.photos > withPhoto && (
              <p>
                {count(content.photos - withPhoto, 'photo is', 'photos are')} left out: the file has
                no picture for it, or a second one of the same person.
              </p>
            )}
            {content.unreadable > 0 && (
              <p>{count(content.unreadable, 'card', 'cards')} can't be read and will be missing.</p>
            )}
          </Notes>
        )}
        <PeoplePreview
          people={people}
          total={total}
          fields={content.kind === 'table' ? content.fields : undefined}
        >
          {content.kind === 'table' && <FollowingRows table={content} onJoinsRows={onJoinsRows} />}
          {nameless > 0 && (
            <Warning>
              <TriangleAlert aria-hidden />
              <p>{count(nameless, 'row has', 'rows have')} no usable name and will be left out.</p>
            </Warning>
          )}
          {missing.length > 0 && (
            <Warning>
              <TriangleAlert aria-hidden />
              <div>
                <p>
                  {count(incomplete, 'person comes', 'people come')} in without a value that can't
                  be saved. You can save these values at the end, correct them, and import them.
                </p>
                <ul>
                  {missing.slice(0, MISSING_SHOWN).map((value, index) => (
                    <li key={index}>
                      <b dir="auto">{value.displayName}</b>: {leftOutText(value)}.
                    </li>
                  ))}
                </ul>
                {missing.length > MISSING_SHOWN && (
                  <p>and {(missing.length - MISSING_SHOWN).toLocaleString('en-US')} more</p>
                )}
              </div>
            </Warning>
          )}
        </PeoplePreview>
      </Halves>
    </>
  );
}

/** A number with its noun, in the singular or plural. */
function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }

  & > b {
    color: ${theme.color.text};
  }
`;

const EncodingChoice = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 17.5rem;
  gap: ${theme.space[8]};
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;

  & b {
    color: ${theme.color.text};
  }
`;

const Warning = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  overflow-wrap: anywhere;

  & svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }

  & > svg {
    color: ${theme.color.warningText};
  }

  & li {
    margin-top: ${theme.space[1]};
  }
`;
