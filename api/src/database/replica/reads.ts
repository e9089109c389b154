import { type Connections } from '../connections.ts';
import { fallbackOf, type Replica } from './replica.ts';

/** The reads of one request: on the replica, or on the primary once the replica isn't suitable. */
export class Reads {
  private source: Promise<Connections | null> | null = null;

  constructor(private readonly replica: Replica) {}

  /** @param read may run twice: on the replica, and then on the primary */
  async run<T>(read: (from: Connections) => Promise<T>): Promise<T> {
    const { counts, primary } = this.replica;
    this.source ??= this.replica.caughtUp();
    const replica = await this.source;
    if (replica !== null) {
      try {
        const result = await read(replica);
        counts.reads.replica += 1;
        return result;
      } catch (error) {
        const reason = fallbackOf(error);
        if (reason === null) throw error;
        this.replica.giveUp(reason);
        // The request has to keep seeing what it reads now.
        this.source = Promise.resolve(null);
      }
    }
    counts.reads.primary += 1;
    return read(primary);
  }
}
