import type { Type } from '@nestjs/common';
import type { MailType } from '../mail/mail-type.js';
import type { AnyReadTable } from './changes.js';
import type { AnyCatalogue } from './event.js';
import type { Policy } from './policy.js';
import type { DerivedTable, Projection } from './projection.js';

export type EntityClass = Type<object>;

/** What a module brings to the event store and the database. */
export interface ModuleDescription {
  readonly name: string;
  /** Its tables, ordinary ones and read tables alike. */
  readonly entities?: readonly EntityClass[];
  /** Those of them that other modules' queries may join. */
  readonly publishes?: readonly EntityClass[];
  readonly events?: AnyCatalogue;
  readonly projections?: readonly Projection[];
  readonly derived?: readonly DerivedTable[];
  readonly policies?: readonly Policy[];
  /** What it writes to people, after commit. */
  readonly mails?: readonly MailType[];
  /** Friendly refusals for database constraints: the decider answers first, the database has the last word. */
  readonly violations?: Readonly<Record<string, () => Error>>;
}

/** All modules' descriptions, indexed by event type. Unknown or doubly described types are refused at start. */
export class Registry {
  readonly catalogue: AnyCatalogue = {};
  readonly projections: readonly Projection[];
  /** All that projections keep, each once. */
  readonly tables: readonly AnyReadTable[];
  readonly derived: readonly DerivedTable[];
  readonly violations: Readonly<Record<string, () => Error>>;
  private readonly policies: readonly Policy[];

  constructor(readonly modules: readonly ModuleDescription[]) {
    for (const { events = {} } of modules)
      for (const [type, description] of Object.entries(events)) {
        if (this.catalogue[type]) throw new Error(`Event type ${type} is described twice.`);
        this.catalogue[type] = description;
      }
    this.projections = modules.flatMap((module) => module.projections ?? []);
    this.tables = [...new Set(this.projections.flatMap((projection) => projection.tables))];
    this.derived = modules.flatMap((module) => module.derived ?? []);
    this.policies = modules.flatMap((module) => module.policies ?? []);
    this.violations = Object.assign({}, ...modules.map((module) => module.violations ?? {})) as Registry['violations'];
    const mails = modules.flatMap((module) => module.mails ?? []).map(({ name, on }) => ({ name, types: on }));
    for (const { name, types } of [...this.projections, ...this.policies, ...mails])
      for (const type of types)
        if (!this.catalogue[type]) throw new Error(`${name} handles ${type}, which no module describes.`);
  }

  policiesFor = (types: ReadonlySet<string>) =>
    this.policies.filter((policy) => policy.types.some((type) => types.has(type)));
}
