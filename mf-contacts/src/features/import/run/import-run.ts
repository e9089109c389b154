import { api, type ImportedRow, type ImportRow, type ImportSummary } from '@rapport/api-client';
import { type ImportSource } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { failureReason, isTransient } from '@rapport/remote-api/failures';
import { type FileContent } from '../file/read-file.ts';
import { batchesOf } from './batches.ts';
import { type ImportPlan, rowsOf } from './import-plan.ts';
import { fieldIdsFor, newFieldsIn } from './import-fields.ts';
import { labelIdsFor, labelsIn } from './import-labels.ts';
import { type PhotoResults, photosToSend, sendImportedPhoto } from './send-photos.ts';

/** The delays before a failed request is retried, in milliseconds. After that, the user decides. */
const WAITS = [1_000, 3_000, 9_000];

/** The state of an import. */
export interface RunState {
  status: 'running' | 'stopping' | 'stopped' | 'failed' | 'done';
  fileName: string;
  plan: ImportPlan;
  /** The results of the sent rows, by row number. */
  results: ReadonlyMap<number, ImportedRow>;
  summary: ImportSummary | null;
  photos: PhotoResults;
  /** Why it stopped, as a sentence; null unless it failed. */
  reason: string | null;
}

interface RunOptions {
  shell: ShellApi;
  fileName: string;
  /** The content of the file, needed to create a file of the rejected rows. */
  content: FileContent;
  source: ImportSource;
  plan: ImportPlan;
  /** Called when it ends, even if not everything was sent. */
  onEnd: (state: RunState) => void;
}

/**
 * A running import. It's independent of the page, so it continues while the user looks at other pages. A failed
 * request is retried unchanged, because the API recognizes the rows that it already has.
 */
export class ImportRun {
  private current: RunState;
  private readonly listeners = new Set<() => void>();
  /** The user who started it. */
  readonly user: string | null;
  readonly content: FileContent;
  private readonly key = crypto.randomUUID();
  private rows: ImportRow[] | null = null;

  constructor(private readonly options: RunOptions) {
    const { fileName, plan, shell } = options;
    this.content = options.content;
    this.user = shell.user.get()?.id ?? null;
    this.current = {
      ...{ status: 'running', fileName, plan, results: new Map(), summary: null, reason: null },
      photos: new Map(),
    };
    void this.go();
  }

  readonly get = (): RunState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Stops it after the current request. */
  stop(): void {
    if (this.current.status === 'running') this.set({ status: 'stopping' });
    else if (this.current.status === 'failed') this.end('stopped');
  }

  /** Resumes it after a failure or a stop. */
  resume(): void {
    if (this.current.status !== 'failed' && this.current.status !== 'stopped') return;
    this.set({ status: 'running', reason: null });
    void this.go();
  }

  /** Updates the summary after a change elsewhere, such as an undo. */
  update(summary: ImportSummary): void {
    this.set({ summary });
  }

  private async go(): Promise<void> {
    try {
      const { fileName, source, plan, shell } = this.options;
      this.rows ??= rowsOf(
        plan,
        await this.retried(() => labelIdsFor(shell, labelsIn(plan.people))),
        await this.retried(() => fieldIdsFor(shell, newFieldsIn(plan.people))),
      );
      let { summary } = this.current;
      if (summary === null) {
        summary = await this.retried(() =>
          request(shell, api.post('/api/imports'), {
            body: { fileName, source, rowCount: plan.people.length },
            headers: { 'Idempotency-Key': this.key },
          }),
        );
        this.set({ summary });
      }
      const { id } = summary;
      const left = this.rows.filter(({ row }) => !this.current.results.has(row));
      for (const rows of batchesOf(left)) {
        if (this.current.status === 'stopping') return this.end('stopped');
        const answer = await this.retried(() =>
          request(shell, api.post('/api/imports/{id}/rows', { id }), { body: { rows } }),
        );
        const results = new Map(this.current.results);
        for (const result of answer.rows) results.set(result.row, result);
        this.set({ results, summary: answer.import });
      }
      for (const photo of photosToSend(plan.people, this.current.results)) {
        if (this.current.photos.has(photo.row)) continue;
        if (this.current.status === 'stopping') return this.end('stopped');
        const isSaved = await this.retried(() => sendImportedPhoto(shell, photo));
        const photos = new Map(this.current.photos);
        this.set({ photos: photos.set(photo.row, isSaved ? 'saved' : 'failed') });
      }
      this.end('done');
    } catch (error) {
      this.set({ status: 'failed', reason: failureReason(error) });
    }
  }

  private async retried<T>(work: () => Promise<T>): Promise<T> {
    for (const wait of WAITS) {
      if (this.options.shell.user.get()?.id !== this.user)
        throw new Error('Someone else signed in');
      try {
        return await work();
      } catch (error) {
        if (!isTransient(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return work();
  }

  private end(status: 'stopped' | 'done'): void {
    this.set({ status, reason: null });
    this.options.onEnd(this.current);
  }

  private set(change: Partial<RunState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
