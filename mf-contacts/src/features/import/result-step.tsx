import { type ImportedRow } from '@rapport/api-client';
import { type ImportOutcome } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { saveFile } from '@rapport/remote-api/save-file';
import { Alert, Button, Collapsible, exactTime, TextLink, theme } from '@rapport/shared-ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { contactRoute, contactsRoute, duplicatesRoute } from '../../contacts/contact-routes.ts';
import { ImportCadence } from './import-cadence.tsx';
import { UnmappedLine } from './unmapped-line.tsx';
import { LeftOutValues } from './left-out-values.tsx';
import { Reasons } from './reasons.tsx';
import { useRunState } from './run/current-run.ts';
import { type ImportRun, type RunState } from './run/import-run.ts';
import { outcomesCsv, refusalOf, refusedCsv } from './run/result-files.ts';
import { photosToSend } from './run/send-photos.ts';
import { UndoImport, whatWasUndone } from './undo-import.tsx';

const NAMES_SHOWN = 3;
const ROWS_SHOWN = 100;

const OUTCOMES: Readonly<Record<ImportOutcome, string>> = {
  added: 'added',
  merged: 'merged',
  skipped: 'skipped',
  refused: 'refused',
};

interface ResultStepProps {
  run: ImportRun;
  onAgain: () => void;
}

/** The results of every row of a file. */
export function ResultStep({ run, onAgain }: ResultStepProps) {
  const { summary, results, plan, status, fileName, photos } = useRunState(run);
  const [shown, setShown] = useState(ROWS_SHOWN);
  const [open, setOpen] = useState(false);
  const rows = [...results.values()].sort((one, other) => one.row - other.row);
  const nameOf = ({ row }: ImportedRow) => plan.people[row - 1]?.displayName || `Row ${row}`;
  const of = (outcome: ImportOutcome) => rows.filter((row) => row.outcome === outcome);
  const refused = of('refused');
  const left = plan.people.length - rows.length;
  const base = fileName.replace(/\.[^.]*$/, '');
  return (
    <>
      {status === 'stopped' && left > 0 && (
        <Bar
          tone="warning"
          title={`${left.toLocaleString('en-US')} of the file ${left === 1 ? 'was' : 'were'} not sent`}
          action={
            summary?.undoneAt == null && (
              <Button size="sm" onClick={() => run.resume()}>
                Go on
              </Button>
            )
          }
        >
          You stopped the import.
        </Bar>
      )}
      {summary !== null && summary.undoneAt !== null ? (
        <Bar tone="info" title="This import was undone">
          {whatWasUndone(summary)}
        </Bar>
      ) : (
        summary !== null &&
        summary.added + summary.merged > 0 && (
          <Bar
            tone="accent"
            role="note"
            action={
              <UndoImport summary={summary} size="sm" onUndone={(next) => run.update(next)} />
            }
          >
            Not what you wanted? You can undo the whole import until{' '}
            {exactTime(new Date(summary.undoableUntil))}. Anything you change before then stays.
          </Bar>
        )
      )}
      {summary !== null && summary.undoneAt === null && (
        <ImportCadence
          importId={summary.id}
          count={of('added').filter(({ row }) => plan.people[row - 1]?.cadenceDays == null).length}
        />
      )}
      <Outcomes>
        {(['added', 'merged', 'skipped', 'refused'] as const).map((outcome) => {
          const some = of(outcome);
          if (some.length === 0) return null;
          const names = some.slice(0, NAMES_SHOWN).map(nameOf).join(', ');
          const more = some.length - NAMES_SHOWN;
          return (
            <li key={outcome}>
              <b>{some.length.toLocaleString('en-US')}</b> {OUTCOMES[outcome]}: {names}
              {more > 0 && ` and ${more.toLocaleString('en-US')} more`}
              {outcome === 'refused' && (
                <Button
                  size="sm"
                  icon={<Download aria-hidden />}
                  onClick={() =>
                    saveFile(
                      `${base}-refused.csv`,
                      'text/csv',
                      refusedCsv(run.content, plan.people, refused),
                    )
                  }
                >
                  Rejected rows as CSV
                </Button>
              )}
            </li>
          );
        })}
        {summary?.undoneAt == null && <PhotosLine plan={plan} results={results} photos={photos} />}
        {summary?.undoneAt == null && <UnmappedLine plan={plan} results={results} />}
      </Outcomes>
      {refused.length > 0 && (
        <Reasons aria-label="Why rows were rejected">
          {refused.slice(0, ROWS_SHOWN).map((row) => (
            <li key={row.row}>
              <span>Row {row.row}</span>
              <b>{plan.people[row.row - 1]?.displayName || 'No name'}</b>
              <span>{refusalOf(row)}</span>
            </li>
          ))}
        </Reasons>
      )}
      {summary?.undoneAt == null && (
        <LeftOutValues content={run.content} plan={plan} results={results} base={base} />
      )}
      {rows.length > 0 && (
        <Collapsible label="Every row" count={rows.length} open={open} onOpenChange={setOpen}>
          <Reasons aria-label="What happened to each row">
            {rows.slice(0, shown).map((row) => (
              <li key={row.row}>
                <span>Row {row.row}</span>
                {row.contactId !== null && summary?.undoneAt == null ? (
                  <TextLink asChild>
                    <Link to={contactRoute(row.contactId)}>{nameOf(row)}</Link>
                  </TextLink>
                ) : (
                  <b>{nameOf(row)}</b>
                )}
                <span>
                  {OUTCOMES[row.outcome]}
                  {row.outcome === 'refused' && `: ${refusalOf(row)}`}
                </span>
              </li>
            ))}
          </Reasons>
          {rows.length > shown && (
            <Button size="sm" onClick={() => setShown(shown + ROWS_SHOWN)}>
              Show more
            </Button>
          )}
        </Collapsible>
      )}
      <Actions>
        <Button variant="primary" asChild>
          <Link to={contactsRoute()}>Show my contacts</Link>
        </Button>
        <Button onClick={onAgain}>Import another file</Button>
        {of('added').length > 0 && summary?.undoneAt == null && (
          <Button variant="ghost" asChild>
            <Link to={duplicatesRoute()}>Possible duplicates</Link>
          </Button>
        )}
        {rows.length > 0 && (
          <Button
            variant="ghost"
            icon={<Download aria-hidden />}
            onClick={() =>
              saveFile(`${base}-result.csv`, 'text/csv', outcomesCsv(plan.people, results))
            }
          >
            Result as CSV
          </Button>
        )}
      </Actions>
    </>
  );
}

/** How many photos were imported, and why others weren't. */
function PhotosLine({ plan, results, photos }: Pick<RunState, 'plan' | 'results' | 'photos'>) {
  const inFile = [...results.values()].filter(({ row }) => plan.people[row - 1]?.photo);
  if (inFile.length === 0) return null;
  const saved = [...photos.values()].filter((result) => result === 'saved').length;
  const failed = photos.size - saved;
  const others = inFile.length - photosToSend(plan.people, results).length;
  const reasons = [
    failed > 0 && `${failed} couldn't be read or saved`,
    others > 0 && `${others} of people who weren't added`,
  ].filter((reason) => reason !== false);
  return (
    <li>
      <b>{saved.toLocaleString('en-US')}</b> {saved === 1 ? 'photo' : 'photos'} came in
      {reasons.length > 0 && `; left out: ${reasons.join(', ')}`}
    </li>
  );
}

/** As wide as the cards below it. */
const Bar = styled(Alert)`
  max-width: ${theme.size.formMax};
`;

const Outcomes = styled.ul`
  max-width: ${theme.size.formMax};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${theme.space[3]} 0;
    font: ${theme.font.reading};
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }

  & button {
    margin-left: ${theme.space[3]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
