import { useShellApi } from '@rapport/remote-api';
import { useEffect, useRef, useState } from 'react';
import { type ColumnTarget } from './file/column-targets.ts';
import { fileFailure } from './file/file-failure.ts';
import { NOBODY, preparePeople } from './file/prepare-people.ts';
import { type FileContent } from './file/read-file.ts';
import { tableOf } from './file/recognize-table.ts';
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
  const [leaveOutWrong, setLeaveOutWrong] = useState(false);
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
  const prepare = (read: FileContent, leaveOut: boolean) => {
    const signal = begin();
    setContent(read);
    setLeaveOutWrong(leaveOut);
    setPrepared(NOBODY);
    if (read.kind === 'failed') return;
    preparePeople(read, leaveOut, setPrepared, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };

  const choose = (chosen: File) => {
    const signal = begin();
    setFile(chosen);
    setContent(null);
    setReading(true);
    setMatches(new Map());
    setChoices(new Map());
    // What reads files is fetched with the first one.
    import('./file/read-file.ts')
      .then(({ readFile }) => readFile(chosen, signal))
      .catch(() => fileFailure('Something went wrong while it was read. Try it again.'))
      .then((read) => {
        if (signal.aborted) return;
        setReading(false);
        prepare(read, false);
        if (read.kind !== 'failed') setStep('columns');
      })
      .catch(() => undefined);
  };

  const setTargets = (targets: ColumnTarget[]) => {
    if (content?.kind === 'table') prepare({ ...content, targets }, leaveOutWrong);
  };

  const setHeader = (hasHeader: boolean) => {
    if (content?.kind !== 'table') return;
    const lines = content.hasHeader ? [content.header, ...content.rows] : content.rows;
    prepare(tableOf(lines, hasHeader), leaveOutWrong);
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
    leaveOutWrong,
    setLeaveOutWrong: (leaveOut: boolean) => {
      if (content !== null) prepare(content, leaveOut);
    },
    prepared,
    setTargets,
    setHeader,
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
