import { COMMITMENT_LIMITS } from '@rapport/contracts';
import { TextField, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { DueDay } from './mark-list.tsx';
import { type TypedPromises } from './use-typed-promises.ts';

const FIELDS = [
  { kind: 'i_promised', label: 'What did you promise?' },
  { kind: 'they_promised', label: 'What did they promise?' },
] as const;

/** Separate fields for the promises of both sides, which don't need to be in the note. */
export function PromiseFields({
  draft,
}: {
  draft: Pick<TypedPromises, 'promises' | 'setPromise'>;
}) {
  return (
    <Pair>
      {FIELDS.map(({ kind, label }) => {
        const { text, dueOn } = draft.promises[kind];
        const isLong = text.trim().length > COMMITMENT_LIMITS.text;
        return (
          <Field key={kind}>
            <TextField
              label={label}
              optional
              autoComplete="off"
              value={text}
              error={isLong ? `Shorten this to ${COMMITMENT_LIMITS.text} characters.` : undefined}
              onChange={(event) => draft.setPromise(kind, { text: event.target.value })}
            />
            {text.trim() !== '' && (
              <DueDay
                text={text}
                value={dueOn}
                onChange={(day) => draft.setPromise(kind, { dueOn: day })}
              />
            )}
          </Field>
        );
      })}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 2.75), 100%), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`;

const Field = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;
