import { nameInSentence, sharedPage } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { theme } from '@rapport/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { knownContact } from './after-reach/known-contact.ts';
import { contactAt } from './after-reach/reach-in-click.ts';
import { giveShared, isShareable } from './share-page/shared-content.ts';

const KINDS = 'a contact card (.vcf), a calendar file (.ics), or an email (.eml)';

/** Shows where files can be dropped, and opens them as if they were shared. */
export function DroppedFiles() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const drag = useEffectEvent((event: DragEvent) => {
    const isWanted = isForPage(event);
    if (isWanted && event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    setOver(isWanted);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Between two elements of the page, the pointer hasn't left it.
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!isForPage(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.some(isShareable)) {
      const contactId = contactAt(new URL(window.location.href));
      const userId = shell.user.get()?.id;
      void navigate(sharedPage(giveShared({ files, contactId, userId })));
    } else {
      shell.notify({
        title: "This file can't be used here",
        description: `Drop ${KINDS}.`,
        variant: 'destructive',
      });
    }
  });
  // Dragging from other programs is outside of React.
  useEffect(() => {
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  if (!isOver) return null;
  const contactId = contactAt(new URL(window.location.href));
  const contact = contactId === null ? undefined : knownContact(queries, shell, contactId);
  return (
    <Zone>
      <p>
        {contact === undefined
          ? `Drop ${KINDS}`
          : `Drop an email to log it with ${nameInSentence(contact.displayName)}, or a contact card or a calendar file`}
      </p>
    </Zone>
  );
}

/** Whether files are dragged over a part of the page that doesn't take them itself, and no form is open. */
function isForPage({ dataTransfer, defaultPrevented }: DragEvent): boolean {
  return (
    !defaultPrevented &&
    dataTransfer?.types.includes('Files') === true &&
    document.querySelector('[role=dialog], [role=alertdialog]') === null
  );
}

const Zone = styled.div`
  position: fixed;
  inset: ${theme.space[3]};
  z-index: ${theme.z.header};
  display: grid;
  place-items: center;
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.lg};
  background: color-mix(in srgb, ${theme.color.accentSoft} 80%, transparent);
  pointer-events: none;

  p {
    max-width: ${theme.size.formMax};
    padding: ${theme.space[3]} ${theme.space[5]};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.raised};
    color: ${theme.color.text};
    font: ${theme.font.bodyStrong};
    text-align: center;
  }
`;
