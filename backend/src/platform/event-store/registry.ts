import type { Type } from '@nestjs/common';
import type { Answer } from '../database/lookup.js';
import type { MailType } from '../mail/mail-type.js';
import type { RecordDescription } from '../records/record.js';
import type { AnyReadTable } from './changes.js';
import type { AnyCatalogue } from './event.js';
import type { Policy } from './policy.js';
import type { DerivedTable, Projection } from './projection.js';

export type EntityClass = Type<object>;

export interface ModuleDescription {
  readonly name: string;
  readonly entities?: readonly EntityClass[];
  /** Ordinary records, each told once. */
  readonly records?: readonly RecordDescription[];
  /** Tables that other modules' queries may join. */
  readonly publishes?: readonly EntityClass[];
  /** What modules below read of this one. */
  readonly answers?: readonly Answer[];
  readonly events?: AnyCatalogue;
  readonly projections?: readonly Projection[];
  readonly derived?: readonly DerivedTable[];
  readonly policies?: readonly Policy[];
  readonly mails?: readonly MailType[];
  /** Refusals by constraint name: decisions check first, the database last. */
  readonly violations?: Readonly<Record<string, () => Error>>;
}

export class Registry {
  readonly catalogue: AnyCatalogue = {};
  readonly projections: readonly Projection[];
  readonly tables: readonly AnyReadTable[];
  readonly derived: readonly DerivedTable[];
  readonly violations: Readonly<Record<string, () => Error>>;
  private readonly policies: readonly Policy[];

  constructor(readonly modules: readonly ModuleDescription[]) {
    for (const answer of modules.flatMap(({ answers = [] }) => answers)) answer.register();
    for (const { events = {} } of modules)
      for (const [type, description] of Object.entries(events)) {
        if (this.catalogue[type]) throw new Error(`Event type ${type} is described twice.`);
        this.catalogue[type] = description;
      }
    this.projections = modules.flatMap((module) => module.projections ?? []);
    this.tables = [...new Set(this.projections.flatMap((projection) => projection.tables))];
    this.derived = modules.flatMap((module) => module.derived ?? []);
    const policies = modules.flatMap((module) => module.policies ?? []);
    this.policies = [...policies.filter(({ isLast }) => !isLast), ...policies.filter(({ isLast }) => isLast)];
    this.violations = Object.assign({}, ...modules.map((module) => module.violations ?? {})) as Registry['violations'];
    const mails = modules.flatMap((module) => module.mails ?? []).map(({ name, on }) => ({ name, types: on }));
    for (const { name, types } of [...this.projections, ...this.policies, ...mails])
      for (const type of types)
        if (!this.catalogue[type]) throw new Error(`${name} handles ${type}, which no module describes.`);
  }

  policiesFor = (types: ReadonlySet<string>) =>
    this.policies.filter((policy) => policy.types.some((type) => types.has(type)));
}
