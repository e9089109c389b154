import { MOST_IMPORT_ROWS } from '@rapport/contracts';
import { saveFile } from '@rapport/remote-api/save-file';
import { Alert, Button, media, PartBoundary, Spinner, theme } from '@rapport/shared-ui';
import { Download, FileText, FileX } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { EarlierImports } from './earlier-imports.tsx';
import { type FileFailure, MOST_MEGABYTES } from './file/file-failure.ts';

const EXAMPLE = [
  'Name,Email,Phone,Company,Title,Birthday,Label',
  'Caroline Herschel,caroline@example.com,+44 1753 555 014,Slough Optics,Head of Instruments,1985-03-16,Lisbon 2026',
  '',
].join('\r\n');

export interface FileStepProps {
  fileName: string | null;
  reading: boolean;
  failure: FileFailure | null;
  /** Whether a file is chosen and can be imported. */
  isRead: boolean;
  onFile: (file: File) => void;
}

/** Chooses a file by button or drop, and shows what's wrong with it. */
export function FileStep({ fileName, reading, failure, isRead, onFile }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <>
      <Drop
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {failure ? <FileX aria-hidden /> : <FileText aria-hidden />}
        <DropTitle>{fileName ?? 'Drop a CSV or vCard file here'}</DropTitle>
        {failure && (
          <Problem tone="negative" title={failure.title}>
            {failure.advice}
          </Problem>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label="File to import"
          accept=".csv,.tsv,.txt,.vcf,.vcard,text/csv,text/vcard,text/tab-separated-values"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            // Allows choosing the same file again after it was fixed.
            event.target.value = '';
          }}
        />
        {isRead && (
          <Caption>This file is selected. Continue with it, or choose another one.</Caption>
        )}
        {reading ? (
          <Spinner label="Reading the file" />
        ) : (
          <Button onClick={() => input.current?.click()}>
            {failure || isRead ? 'Choose another file' : 'Choose a file'}
          </Button>
        )}
        <Caption>
          Up to {MOST_MEGABYTES} MB and {MOST_IMPORT_ROWS.toLocaleString('en-US')} people
        </Caption>
      </Drop>
      <Help>
        <section>
          <h2>CSV</h2>
          <p>
            From a spreadsheet, or the export of Google Contacts, Outlook, LinkedIn or Monica: one
            person in each line. You match the columns in the next step.
          </p>
          <Button
            variant="ghost"
            size="sm"
            icon={<Download aria-hidden />}
            onClick={() => saveFile('rapport-example.csv', 'text/csv', EXAMPLE)}
          >
            Example file
          </Button>
        </section>
        <section>
          <h2>vCard</h2>
          <p>
            From a phone or an address book: one .vcf file with one or many people. Its fields are
            matched automatically, and photos in the cards are imported, too.
          </p>
        </section>
        <section>
          <h2>Before you start</h2>
          <p>
            Import people whose details you may store. Leave out health, beliefs and other private
            matters.
          </p>
        </section>
      </Help>
      <PartBoundary>
        <EarlierImports />
      </PartBoundary>
    </>
  );
}

const Drop = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space[3]};
  min-height: 15rem;
  padding: ${theme.space[6]} ${theme.space[4]};
  border: ${theme.size.hairline} dashed ${theme.color.borderControl};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  text-align: center;

  &[data-over] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }

  & > svg {
    width: ${theme.space[6]};
    height: ${theme.space[6]};
    color: ${theme.color.textMuted};
  }
`;

const DropTitle = styled.p`
  font: ${theme.font.heading};
  overflow-wrap: anywhere;
`;

const Problem = styled(Alert)`
  max-width: 34rem;
  text-align: left;
`;

const Caption = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Help = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]};
  margin-top: ${theme.space[2]};

  & h2 {
    font: ${theme.font.bodyStrong};
  }

  & p {
    margin: ${theme.space[1]} 0;
    color: ${theme.color.textMuted};
  }

  & button {
    margin-left: calc(-1 * ${theme.space[2]});
  }

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;
