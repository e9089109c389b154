import { type Contact } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { writeFailure } from '@rapport/remote-api/failures';
import { Alert, Button, Card, media, RadioCards, theme } from '@rapport/shared-ui';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { birthdayWords } from '../../contacts/birthday-words.ts';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { roleLine } from '../../contacts/contact-text.ts';
import { useCustomFields } from '../../custom-fields/use-custom-fields.ts';
import { MergedDataNote } from './merged-data-note.tsx';
import { mergeRows, presetOf, takenOf, type MergeRow } from './merge-rows.ts';
import { useMerge } from './use-merge.ts';

interface MergeFormProps {
  own: Contact;
  other: Contact;
  onMerged: () => Promise<void>;
  onCancel: () => void;
}

/** Two contacts side by side: the value to keep in each field, and the data that moves. */
export function MergeForm({ own, other, onMerged, onCancel }: MergeFormProps) {
  const { different, same } = mergeRows(own, other, useCustomFields());
  const [chosen, setChosen] = useState<Partial<Record<MergeRow['field'], 'own' | 'other'>>>({});
  const { merge, pending, error, isRaced } = useMerge(own, other, onMerged);
  const choiceOf = (row: MergeRow) => chosen[row.field] ?? presetOf(row);
  const count = different.length;
  return (
    <>
      <Card padding="none">
        <Heads aria-hidden>
          <span />
          {[own, other].map((contact) => (
            <Head key={contact.id}>
              <ContactAvatar contact={contact} size="sm" />
              <div>
                <Name dir="auto">{shownText(contact.displayName)}</Name>
                <Role dir="auto">{roleLine(contact) || 'No title or organization'}</Role>
              </div>
            </Head>
          ))}
        </Heads>
        {different.map((row) => (
          <FieldChoice
            key={row.field}
            row={row}
            value={choiceOf(row)}
            names={{ own: shownText(own.displayName), other: shownText(other.displayName) }}
            onChoose={(value) => setChosen({ ...chosen, [row.field]: value })}
          />
        ))}
        {count === 0 && <Nothing>All fields match. There's nothing to choose.</Nothing>}
      </Card>
      <Same>
        <Check aria-hidden />
        <span>
          {same.length > 0 && `${inWords(same)} ${same.length === 1 ? 'is' : 'are'} the same. `}
          All emails, phones, links, labels and pinned notes are kept from both.
        </span>
      </Same>
      <MergedDataNote own={own} other={other} />
      {error !== null && (
        <Alert
          tone="negative"
          title={
            isRaced ? 'One of the two was changed in the meantime' : "Couldn't merge the contacts"
          }
        >
          {isRaced
            ? 'The saved version is shown above. Check it again, then merge.'
            : `Nothing was changed. ${writeFailure(error)}`}
        </Alert>
      )}
      <Foot>
        <p>
          <strong>{count === 1 ? '1 difference' : `${count} differences`}</strong>{' '}
          {count > 0 && 'All decided. Change what you like.'}
        </p>
        <Button variant="ghost" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          variant="primary"
          pending={pending}
          pendingLabel="Merging..."
          onClick={() => merge(takenOf(different.filter((row) => choiceOf(row) === 'other')))}
        >
          Merge contacts
        </Button>
      </Foot>
    </>
  );
}

interface FieldChoiceProps {
  row: MergeRow;
  value: 'own' | 'other';
  names: Record<'own' | 'other', string>;
  onChoose: (value: 'own' | 'other') => void;
}

function FieldChoice({ row, value, names, onChoose }: FieldChoiceProps) {
  const id = useId();
  const option = (side: 'own' | 'other') => ({
    value: side,
    disabled: row[side] === null,
    label: (
      <Value dir="auto">
        {shownValue(row, side)}
        <ContactName>{names[side]}</ContactName>
      </Value>
    ),
  });
  return (
    <Row>
      <Label id={id}>{row.label}</Label>
      <RadioCards
        labelledBy={id}
        columns={2}
        value={value}
        onValueChange={onChoose}
        options={[option('own'), option('other')]}
      />
    </Row>
  );
}

function shownValue(row: MergeRow, side: 'own' | 'other'): string {
  const value = row[side];
  if (value === null) return 'none';
  return row.field === 'birthday' ? (birthdayWords(value)?.day ?? value) : shownText(value);
}

function inWords(labels: readonly string[]): string {
  return new Intl.ListFormat('en').format(labels);
}

const Heads = styled.div`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]};

  ${media.small} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  padding-left: ${theme.space[4]};
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font: ${theme.font.bodyStrong};
`;

const Role = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[5]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space[3]} ${theme.space[4]};

    &:nth-child(2) {
      border-top: 0;
    }
  }
`;

const Label = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};
`;

const Value = styled.span`
  display: block;
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** On a phone, the values are below each other without a column heading, so each names its contact. */
const ContactName = styled.span`
  display: none;

  ${media.small} {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.font.caption};
  }
`;

const Nothing = styled.p`
  padding: ${theme.space[4]} ${theme.space[5]};
  color: ${theme.color.textMuted};
`;

const Same = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  padding-inline: ${theme.space[5]};
  color: ${theme.color.textMuted};

  & > svg {
    flex: none;
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }

  ${media.small} {
    padding-inline: 0;
  }
`;

const Foot = styled.div`
  position: sticky;
  z-index: ${theme.z.sticky};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  padding-block: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  background: ${theme.color.canvas};

  & > p {
    flex: 1 1 14rem;
    color: ${theme.color.textMuted};
  }

  & strong {
    color: ${theme.color.text};
  }

  ${media.small} {
    & > :last-child {
      flex: 1;
    }
  }
`;
