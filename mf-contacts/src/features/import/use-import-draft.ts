import { useShellApi } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { useLocation, useNavigate } from '@rapport/remote-api/router';
import { useEffect, useRef, useState } from 'react';
import { importRoute } from '../../contacts/contact-routes.ts';
import { type ColumnTarget } from './file/column-targets.ts';
import { type Encoding } from './file/encoding/encodings.ts';
import { fileFailure } from './file/file-failure.ts';
import { NO_PEOPLE, noPeopleOf, preparePeople } from './file/prepare-people.ts';
import { type FileContent, readFile } from './file/read-file.ts';
import { type Table, tableOf } from './file/recognize-table.ts';
import { type Choice, type ImportPlan, type Match } from './run/import-plan.ts';
import { customFieldsQuery } from '../../custom-fields/custom-fields-query.ts';
import { withOwnFields } from './file/own-columns.ts';
import { findMatches } from './run/find-matches.ts';
import { takeGiven } from './given-file.ts';

type Search =
  | { status: 'idle' | 'done' }
  | { status: 'searching'; done: number }
  | { status: 'failed'; error: unknown };

const STEPS = ['file', 'columns', 'duplicates'] as const;
type Step = (typeof STEPS)[number];

/** The last chosen file, kept while the user looks at other pages. */
let kept: { userId: string | undefined; file: File; content: FileContent } | null = null;

/** Discards the chosen file when its import starts. */
export function forgetImportDraft(): void {
  kept = null;
}

/**
 * The user's choices for an import that hasn't started. Each step is an entry of the browser's history, and choices
 * survive going back.
 */
export function useImportDraft() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const userId = shell.user.get()?.id;
  const [initial] = useState(() => (kept?.userId === userId ? kept : null));
  const [file, setFile] = useState(initial?.file ?? null);
  const [content, setContent] = useState(initial?.content ?? null);
  const [reading, setReading] = useState(false);
  const [matches, setMatches] = useState<ReadonlyMap<number, Match>>(new Map());
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [search, setSearch] = useState<Search>({ status: 'idle' });
  const work = useRef(new AbortController());

  const asked = STEPS.find((each) => each === Object(state).importStep) ?? 'file';
  const isReady = content !== null && content.kind !== 'failed';
  const isSearched = search.status !== 'idle';
  // Until the next step is shown, the file counts as being read, because this step has its own Continue button.
  if (reading && isReady && asked !== 'file') setReading(false);
  const step: Step = !isReady ? 'file' : asked === 'duplicates' && !isSearched ? 'columns' : asked;
  /** Navigates to a step. The promise resolves when the step is shown. */
  const goTo = async (next: Step) =>
    navigate(importRoute(), {
      ...{ state: { importStep: next }, replace: asked === next },
      flushSync: true,
    });

  const [prepared, setPrepared] = useState(NO_PEOPLE);
  const { people } = prepared;
  const plan: ImportPlan = { people, matches, choices };

  /** Aborts the current work, and returns the signal of the next. */
  const begin = () => {
    work.current.abort();
    work.current = new AbortController();
    return work.current.signal;
  };

  /** Shows the content, possibly with other columns, and prepares its people. */
  const prepare = (read: FileContent) => {
    const signal = begin();
    setContent(read);
    if (kept !== null && kept.userId === userId) kept = { ...kept, content: read };
    // The matches were for the previous people.
    setSearch({ status: 'idle' });
    setPrepared(read.kind === 'failed' ? NO_PEOPLE : noPeopleOf(read));
    if (read.kind === 'failed') return;
    preparePeople(read, setPrepared, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };

  // The work happens outside of React: it stops when the page is left, and restarts for a kept file.
  useEffect(() => {
    const given = takeGiven();
    if (given !== null) choose(given);
    else if (initial !== null) prepare(initial.content);
    // A reload loses the file.
    else if (asked !== 'file') void navigate(importRoute(), { state: { importStep: 'file' } });
    return () => work.current.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what was there at first
  }, []);

  /** Without the user's own fields, the file can still be imported. */
  const withOwn = async <Read extends Table>(table: Read): Promise<Read> => {
    const fields = await queries.fetchQuery(customFieldsQuery(shell)).catch(() => []);
    return { ...table, ...withOwnFields(table, fields) };
  };

  const choose = (chosen: File, encoding?: Encoding) => {
    const signal = begin();
    setFile(chosen);
    // When the file is read again in another encoding, the old content stays until the new one is ready.
    if (encoding === undefined) setContent(null);
    setReading(true);
    setMatches(new Map());
    setChoices(new Map());
    readFile(chosen, { signal, ...(encoding && { encoding }) })
      .catch(() => fileFailure('Something went wrong while reading it. Try again.'))
      .then(async (file) => {
        const read = file.kind === 'table' ? await withOwn(file) : file;
        if (signal.aborted) return;
        kept = read.kind === 'failed' ? null : { userId, file: chosen, content: read };
        prepare(read);
        if (read.kind === 'failed') setReading(false);
        else await goTo('columns');
      })
      .catch(() => undefined);
  };

  const setTargets = (targets: ColumnTarget[]) => {
    if (content?.kind === 'table') prepare({ ...content, targets });
  };

  const setHeader = (hasHeader: boolean) => {
    if (content?.kind !== 'table') return;
    const lines = content.hasHeader ? [content.header, ...content.rows] : content.rows;
    const table = withOwnFields(tableOf(lines, hasHeader), content.fields ?? []);
    prepare({ ...table, encoding: content.encoding });
  };

  const setDayOrder = (dayOrder: Table['dayOrder']) => {
    if (content?.kind === 'table') prepare({ ...content, dayOrder: dayOrder ?? null });
  };

  const setJoinsRows = (joinsRows: boolean) => {
    if (content?.kind === 'table') prepare({ ...content, joinsRows });
  };

  const startSearch = () => {
    const signal = begin();
    void goTo('duplicates');
    setSearch({ status: 'searching', done: 0 });
    findMatches(shell, people, (done) => setSearch({ status: 'searching', done }), signal)
      .then((found) => {
        if (signal.aborted) return;
        setMatches(found);
        setSearch({ status: 'done' });
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setSearch({ status: 'failed', error });
      });
  };

  return {
    step,
    /** Whether a file is chosen and can be imported. */
    isReady: isReady && !reading,
    file,
    content,
    reading,
    plan,
    prepared,
    setTargets,
    setHeader,
    setDayOrder,
    setJoinsRows,
    setEncoding: (encoding: Encoding) => {
      if (file !== null) choose(file, encoding);
    },
    setChoices,
    choose,
    search: startSearch,
    searching: search,
    /** Goes back one step, like the browser's Back button. */
    back: () => void navigate(-1),
    toColumns: () => void goTo('columns'),
  };
}
