import { ConfirmDialog, theme, VisuallyHidden } from '@rapport/shared-ui';
import styled from 'styled-components';
import { type Override, overrideInWords, previewVersion } from './overrides.ts';

interface OverrideQuestionProps {
  override: Override;
  onAnswer: (yes: boolean) => void;
}

/**
 * Asks before code from a developer's machine, or a preview, replaces a remote. Anyone can create a link for that,
 * so the page loads nothing before the user has answered.
 */
export function OverrideQuestion({ override, onAnswer }: OverrideQuestionProps) {
  const { remote, entry } = override;
  return (
    <main>
      <VisuallyHidden asChild>
        <h1>Rapport</h1>
      </VisuallyHidden>
      <ConfirmDialog
        open
        tone="caution"
        title={`Load ${overrideInWords(override)}?`}
        confirmLabel="Load it in this tab"
        cancelLabel="Keep the released version"
        onConfirm={() => onAnswer(true)}
        onCancel={() => onAnswer(false)}
      >
        {previewVersion(entry) === undefined ? (
          <>
            The code at <Address>{entry}</Address> would replace {remote}. It could read and change
            everything that you can, in your name. Load it only if you started this server yourself.
          </>
        ) : (
          <>
            This version was published for testing and hasn't been released. It works with your own
            data. Load it only if someone you know sent you this link.
          </>
        )}
      </ConfirmDialog>
    </main>
  );
}

const Address = styled.span`
  color: ${theme.color.text};
  overflow-wrap: anywhere;
`;
