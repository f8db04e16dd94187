import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { PlatformDatabase } from '../database/databases.js';

/** How long one answer stands, however often it is asked for. */
const VALID_MS = { yes: 5000, no: 1000 };
const MAY_NOT = '42501';

/**
 * Whether the database writes. Making a table takes a page of the disk, also where rows still fit into pages that are there, and is refused
 * where transactions are read-only; it is gone with its transaction.
 */
@Injectable()
export class WriteProbe {
  private until = 0;
  private answer = Promise.resolve(false);

  constructor(
    private readonly database: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  /** Whether it answers is asked each time. */
  serves(): Promise<boolean> {
    return this.database.sql`select 1`.then(
      () => this.writes(),
      () => false,
    );
  }

  private writes(): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (now >= this.until) {
      this.until = now + VALID_MS.yes;
      this.answer = this.write();
      void this.answer.then((writes) => {
        if (!writes) this.until = now + VALID_MS.no;
      });
    }
    return this.answer;
  }

  private write() {
    return this.database.sql`create temporary table write_probe on commit drop as select 1 as written`.then(
      () => true,
      // Whom the operator lets make no tables at all is no witness.
      (error: unknown) => (error as { code?: string }).code === MAY_NOT,
    );
  }
}
