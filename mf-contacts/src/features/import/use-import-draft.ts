import { useShellApi } from '@rapport/remote-api';
import { useEffect, useRef, useState } from 'react';
import { type ColumnTarget } from './file/column-targets.ts';
import { type Encoding } from './file/encoding/encodings.ts';
import { fileFailure } from './file/file-failure.ts';
import { NOBODY, nobodyOf, preparePeople } from './file/prepare-people.ts';
import { type FileContent } from './file/read-file.ts';
import { type Table, tableOf } from './file/recognize-table.ts';
import { type Choice, type ImportPlan, type Match } from './run/import-plan.ts';
import { findMatches } from './run/find-matches.ts';

type Search =
  | { status: 'idle' | 'done' }
  | { status: 'searching'; done: number }
  | { status: 'failed'; error: unknown };

/** What a person has chosen of an import that has not begun. Choices survive going back. */
export function useImportDraft() {
  const shell = useShellApi();
  const [step, setStep] = useState<'file' | 'columns' | 'duplicates'>('file');
  const [file, setFile] = useState<File | null>(null);
  const [content, setContent] = useState<FileContent | null>(null);
  const [reading, setReading] = useState(false);
  const [matches, setMatches] = useState<ReadonlyMap<number, Match>>(new Map());
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [search, setSearch] = useState<Search>({ status: 'idle' });
  const work = useRef(new AbortController());
  useEffect(() => () => work.current.abort(), []);

  const [prepared, setPrepared] = useState(NOBODY);
  const { people } = prepared;
  const plan: ImportPlan = { people, matches, choices };

  /** Ends what is under way, and gives the signal of what begins. */
  const begin = () => {
    work.current.abort();
    work.current = new AbortController();
    return work.current.signal;
  };

  /** Shows what was read, or the same with other columns, and makes people of it. */
  const prepare = (read: FileContent) => {
    const signal = begin();
    setContent(read);
    setPrepared(read.kind === 'failed' ? NOBODY : nobodyOf(read));
    if (read.kind === 'failed') return;
    preparePeople(read, setPrepared, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };

  const choose = (chosen: File, encoding?: Encoding) => {
    const signal = begin();
    setFile(chosen);
    // Read again in another encoding, what is shown stays until the new text is there.
    if (encoding === undefined) setContent(null);
    setReading(true);
    setMatches(new Map());
    setChoices(new Map());
    // What reads files is fetched with the first one.
    import('./file/read-file.ts')
      .then(({ readFile }) => readFile(chosen, { signal, ...(encoding && { encoding }) }))
      .catch(() => fileFailure('Something went wrong while it was read. Try it again.'))
      .then((read) => {
        if (signal.aborted) return;
        setReading(false);
        prepare(read);
        setStep(read.kind === 'failed' ? 'file' : 'columns');
      })
      .catch(() => undefined);
  };

  const setTargets = (targets: ColumnTarget[]) => {
    if (content?.kind === 'table') prepare({ ...content, targets });
  };

  const setHeader = (hasHeader: boolean) => {
    if (content?.kind !== 'table') return;
    const lines = content.hasHeader ? [content.header, ...content.rows] : content.rows;
    prepare({ ...tableOf(lines, hasHeader), encoding: content.encoding });
  };

  const setDayOrder = (dayOrder: Table['dayOrder']) => {
    if (content?.kind === 'table') prepare({ ...content, dayOrder: dayOrder ?? null });
  };

  const setJoinsRows = (joinsRows: boolean) => {
    if (content?.kind === 'table') prepare({ ...content, joinsRows });
  };

  const startSearch = () => {
    const signal = begin();
    setStep('duplicates');
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
    toColumns: () => {
      begin();
      setStep('columns');
    },
    restart: () => {
      begin();
      setStep('file');
    },
  };
}
