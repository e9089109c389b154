import { useShellApi, useShellUser } from '@rapport/remote-api';
import { failureReason } from '@rapport/remote-api/failures';
import { useNavigate } from '@rapport/remote-api/router';
import { Alert, Button, ProgressBar } from '@rapport/shared-ui';
import { importRoute } from '../../contacts/contact-routes.ts';
import { ColumnsStep } from './columns-step.tsx';
import { isDateQuestionOpen } from './date-question.tsx';
import { DuplicatesStep } from './duplicates-step.tsx';
import { FirstStep, WayBack } from './first-step.tsx';
import { ResultStep } from './result-step.tsx';
import { RunStep } from './run-step.tsx';
import { setCurrentRun, useCurrentRun, useRunState } from './run/current-run.ts';
import { countOf, type ImportPlan } from './run/import-plan.ts';
import { ImportRun } from './run/import-run.ts';
import { StepFrame } from './step-frame.tsx';
import { forgetImportDraft, useImportDraft } from './use-import-draft.ts';

/** The import from the chosen file to the results of every row, and the running or completed one. */
export function ImportSteps() {
  const user = useShellUser();
  const run = useCurrentRun(user?.id ?? null);
  return run ? <RunOrResult run={run} /> : <Preparation />;
}

function RunOrResult({ run }: { run: ImportRun }) {
  const { status, plan, summary, results } = useRunState(run);
  const people = countOf(plan).toLocaleString('en-US');
  if (status === 'done' || status === 'stopped') {
    // Several rows may have been merged into one contact.
    const there = new Set([...results.values()].flatMap(({ contactId }) => contactId ?? [])).size;
    const title =
      summary?.undoneAt != null
        ? 'The import is undone'
        : there === 0
          ? 'No one was imported'
          : `${there.toLocaleString('en-US')} ${there === 1 ? 'person is' : 'people are'} in your contacts`;
    return (
      <StepFrame step={4} title={title} above={<WayBack />}>
        <ResultStep run={run} onAgain={() => setCurrentRun(null)} />
      </StepFrame>
    );
  }
  return (
    <StepFrame step={4} title={`Importing ${people} ${people === '1' ? 'person' : 'people'}`}>
      <RunStep run={run} />
    </StepFrame>
  );
}

function Preparation() {
  const shell = useShellApi();
  const navigate = useNavigate();
  const draft = useImportDraft();
  const { file, content, plan, prepared } = draft;

  const start = () => {
    if (content === null || content.kind === 'failed') return;
    forgetImportDraft();
    setCurrentRun(
      new ImportRun({
        shell,
        fileName: file?.name ?? 'contacts',
        content,
        source: content.kind === 'table' ? content.source : 'vcard',
        plan,
        onEnd: ({ status, summary }) => {
          if (window.location.pathname === importRoute()) return;
          shell.notify({
            title: status === 'done' ? 'The import is done' : 'The import was stopped',
            description: `${summary?.added ?? 0} added, ${summary?.merged ?? 0} merged, ${summary?.refused ?? 0} refused.`,
            action: { label: 'Show result', onSelect: () => void navigate(importRoute()) },
          });
        },
      }),
    );
  };

  if (draft.step === 'columns' && content !== null && content.kind !== 'failed') {
    return (
      <StepFrame
        step={2}
        title={content.kind === 'table' ? 'Which column is what?' : 'How they will look'}
        lede={ledeOf(draft)}
        back={{ label: 'Back', onClick: draft.back }}
        next={{
          label: 'Continue',
          onClick: draft.search,
          disabled:
            !prepared.complete ||
            prepared.nameless === plan.people.length ||
            isDateQuestionOpen(content),
        }}
      >
        <ColumnsStep
          fileName={file?.name ?? ''}
          content={content}
          prepared={draft.prepared}
          onTargets={draft.setTargets}
          onHeader={draft.setHeader}
          onDayOrder={draft.setDayOrder}
          onJoinsRows={draft.setJoinsRows}
          onEncoding={draft.setEncoding}
        />
      </StepFrame>
    );
  }
  if (draft.step === 'duplicates') {
    const many = countOf(plan);
    const found = plan.matches.size;
    return (
      <StepFrame
        step={3}
        title={
          draft.searching.status === 'done'
            ? duplicatesTitle(plan)
            : 'Looking for people you already have'
        }
        lede={
          draft.searching.status === 'done' && found > 0
            ? `${newcomers(plan.people.length - found)} Skip leaves a person out, Merge makes one contact of the two, Add makes a contact of its own.`.trim()
            : undefined
        }
        back={{ label: 'Back', onClick: draft.back }}
        next={{
          label: `Import ${many.toLocaleString('en-US')} ${many === 1 ? 'person' : 'people'}`,
          onClick: start,
          disabled: draft.searching.status !== 'done' || many === 0,
        }}
      >
        {draft.searching.status === 'searching' && (
          <ProgressBar
            label="Looking for duplicates"
            value={(draft.searching.done / Math.max(plan.people.length, 1)) * 100}
          />
        )}
        {draft.searching.status === 'failed' && (
          <Alert
            tone="negative"
            title="The search for duplicates failed"
            action={
              <Button size="sm" onClick={draft.search}>
                Try again
              </Button>
            }
          >
            {failureReason(draft.searching.error)}
          </Alert>
        )}
        {draft.searching.status === 'done' && (
          <DuplicatesStep plan={plan} onChoices={draft.setChoices} />
        )}
      </StepFrame>
    );
  }
  return (
    <FirstStep
      fileName={file?.name ?? null}
      reading={draft.reading}
      failure={content?.kind === 'failed' ? content : null}
      onFile={draft.choose}
      onNext={draft.isReady ? draft.toColumns : undefined}
    />
  );
}

/** The title for the matches: existing contacts, people who are in the file twice, or both. */
function duplicatesTitle({ matches }: ImportPlan): string {
  const inFile = [...matches.values()].filter(({ contact }) => contact === null).length;
  const known = matches.size - inFile;
  const [have, twice] = [known, inFile].map((count) => count.toLocaleString('en-US'));
  if (matches.size === 0) return 'Everyone is new';
  if (inFile === 0) return `${have} of them you may already have`;
  return known === 0
    ? `${twice} of them may be in the file twice`
    : `${have} of them you may already have, ${twice} may be in the file twice`;
}

function newcomers(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'The other one is new.'
    : `The other ${count.toLocaleString('en-US')} are new.`;
}

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  google: 'It looks like an export from Google Contacts.',
  outlook: 'It looks like an export from Outlook.',
  linkedin: 'It looks like your connections from LinkedIn.',
  monica: 'It looks like an export from Monica.',
  rapport: 'It looks like an export from Rapport.',
};

function ledeOf({ content }: ReturnType<typeof useImportDraft>): string | undefined {
  if (content?.kind !== 'table') return undefined;
  const known = content.targets.filter((target) => target !== 'skip' && target !== 'keep').length;
  const from = SOURCE_NAMES[content.source] ?? '';
  const { length } = content.header;
  return `${from} ${known} of ${length} ${length === 1 ? 'column was' : 'columns were'} recognized. Check them, then look at the preview.`.trim();
}
