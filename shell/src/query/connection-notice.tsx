import { failureAdvice, failureReason } from '@rapport/remote-api/failures';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { type Recovery } from './recovery.ts';

/** Says once, above the page, why parts of it are missing or old, until they are there again. */
export function ConnectionNotice({ recovery }: { recovery: Recovery }) {
  const failure = useStore(recovery.store, (state) => state.failure);
  return (
    <div aria-live="polite">
      {failure !== null && (
        <Strip>
          <strong>{failureReason(failure)}</strong> {failureAdvice(failure)}
        </Strip>
      )}
    </div>
  );
}

const Strip = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.warningText};
  text-align: center;
  background: ${theme.color.warningSoft};
`;
