import { Alert, Button, TextArea, TextField, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { dayText } from '../../contacts/day-text.ts';
import { KEEPING_LABELS, localDay, type useKeepingForm } from './use-keeping-form.ts';

/** The reason for storing notes about a person, and when the person was informed. */
export function KeepingSection({ keeping }: { keeping: ReturnType<typeof useKeepingForm> }) {
  const { form, theirs, failure, changed, pending, set, save } = keeping;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {failure.message !== null && (
        <Alert tone="negative" title="Couldn't save this">
          {failure.message}
        </Alert>
      )}
      {theirs !== null && (
        <Alert tone="warning" title="Changed elsewhere">
          Now stored: {theirs.legalBasisNote === '' ? 'no reason' : `“${theirs.legalBasisNote}”`},{' '}
          {theirs.informedAt === ''
            ? 'not told yet'
            : `told on ${dayText(`${theirs.informedAt}T12:00`)}`}
          . Saving replaces it with what you typed.
        </Alert>
      )}
      <TextArea
        label={KEEPING_LABELS.legalBasisNote}
        hint="For example: We work together under a contract."
        rows={2}
        value={form.legalBasisNote}
        error={failure.fields.legalBasisNote}
        onChange={({ target }) => set('legalBasisNote', target.value)}
      />
      <Row>
        <TextField
          type="date"
          label={KEEPING_LABELS.informedAt}
          max={localDay()}
          value={form.informedAt}
          error={failure.fields.informedAt}
          onChange={({ target }) => set('informedAt', target.value)}
        />
        <Save>
          <Button type="submit" disabled={!changed} pending={pending} pendingLabel="Saving...">
            Save
          </Button>
        </Save>
      </Row>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  align-items: flex-end;
  justify-content: space-between;
`;

const Save = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  margin-left: auto;
`;
