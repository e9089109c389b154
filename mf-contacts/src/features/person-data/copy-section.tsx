import { api, type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { saveFile } from '@rapport/remote-api/save-file';
import { Alert, Button, theme } from '@rapport/shared-ui';
import { ArrowDownToLine, FileText } from 'lucide-react';
import styled from 'styled-components';
import { shortName } from '../../contacts/contact-text.ts';
import { personDocument } from './person-document.ts';

type Copy = 'open' | 'page' | 'data';

/** A copy of all data about the person, as a page to read and print or as JSON. */
export function CopySection({ contact }: { contact: Pick<ContactSummary, 'id' | 'displayName'> }) {
  const shell = useShellApi();
  const { path } = api.get('/api/contacts/{id}/export', { id: contact.id });
  const copy = useMutation({
    networkMode: 'always',
    mutationFn: async ({ kind, tab }: { kind: Copy; tab: Window | null }) => {
      try {
        // The response is passed on unchanged, including fields that only a newer API has.
        const held = await shell.request<unknown>(path);
        if (kind === 'data') save(JSON.stringify(held, null, 2), 'application/json', 'json');
        else show(personDocument(held), tab);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
  const start = (kind: Copy) => {
    if (copy.isPending) return;
    // Browsers allow opening a tab only during a click. If that fails, the page is saved as a file.
    copy.mutate({ kind, tab: kind === 'open' ? window.open('', '_blank') : null });
  };
  const pending = (kind: Copy) => copy.isPending && copy.variables.kind === kind;

  return (
    <Section>
      <p>
        If {shortName(contact.displayName)} asks what you hold, give them all of it: contact
        details, interactions and notes, answers, results, and what you marked.
      </p>
      <Buttons>
        <Button
          icon={<FileText aria-hidden />}
          pending={pending('open')}
          onClick={() => start('open')}
        >
          Open to read or print
        </Button>
        <Button
          icon={<ArrowDownToLine aria-hidden />}
          pending={pending('page')}
          onClick={() => start('page')}
        >
          Save as a page
        </Button>
        <Button
          variant="ghost"
          icon={<ArrowDownToLine aria-hidden />}
          pending={pending('data')}
          onClick={() => start('data')}
        >
          Save as JSON
        </Button>
      </Buttons>
      {copy.error !== null && (
        <Alert tone="negative" title="Couldn't make the copy">
          {writeFailure(copy.error)}
        </Alert>
      )}
    </Section>
  );
}

/** Shows a page in a tab, or saves it as a file if there's no tab. */
function show(html: string, tab: Window | null): void {
  if (tab === null) {
    save(html, 'text/html', 'html');
    return;
  }
  // The URL stays valid until this page is left, so that the tab can be reloaded.
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
  tab.location.replace(address);
}

/** Saves a file. Its name doesn't contain the person's name, because it appears in lists of downloads. */
function save(text: string, type: string, extension: string): void {
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  saveFile(`rapport-contact-${day}.${extension}`, type, text);
}

const Section = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
