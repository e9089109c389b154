import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { type CompanyName, spellingGroups } from './domain/spelling-groups.ts';
import {
  type CompanySpellingsDto,
  type DifferentCompaniesDto,
  MOST_SPELLINGS,
} from './dto/companies.dto.ts';

/** The maximum number of names that are compared, most frequent first. */
const MOST_NAMES = 3_000;
/** More questions than a user would answer at once. */
const MOST_GROUPS = 100;
/** The maximum number of remembered statements; the oldest are forgotten. */
const MOST_STATEMENTS = 500;

const NAMES = `SELECT c.organization_name AS name, count(*)::int AS contacts FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.organization_name IS NOT NULL
  GROUP BY c.organization_name ORDER BY count(*) DESC, c.organization_name LIMIT ${MOST_NAMES}`;
const DIFFERENT =
  'SELECT p.different_companies AS lists FROM rapport.user_profiles p WHERE p.user_profile_id = $1';
const STORE =
  'UPDATE rapport.user_profiles SET different_companies = $2 WHERE user_profile_id = $1';

/** Companies by name. Every method takes the owner first and touches only their rows. */
@Injectable()
export class CompaniesService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  /** Returns the names that are or may be spellings of one company. */
  async spellings(owner: string): Promise<CompanySpellingsDto[]> {
    const names = await this.database.rows<CompanyName>(NAMES, [owner]);
    const groups = spellingGroups(names, await this.different(owner));
    return groups.slice(0, MOST_GROUPS).map((group) => ({ names: group.slice(0, MOST_SPELLINGS) }));
  }

  /** Remembers that names belong to different companies, or takes that back. */
  tellApart(owner: string, { names, different }: DifferentCompaniesDto): Promise<void> {
    return this.database.transaction(async () => {
      await this.profiles.ensureAlone(owner, this.clock.now());
      const key = keyOf(names);
      const others = (await this.different(owner)).filter((list) => keyOf(list) !== key);
      const lists = different ? [...others, names].slice(-MOST_STATEMENTS) : others;
      await this.database.rows(STORE, [owner, JSON.stringify(lists)]);
    });
  }

  private async different(owner: string): Promise<string[][]> {
    const [row] = await this.database.rows<{ lists: string[][] }>(DIFFERENT, [owner]);
    return row?.lists ?? [];
  }
}

function keyOf(names: readonly string[]): string {
  return JSON.stringify(names.toSorted());
}
