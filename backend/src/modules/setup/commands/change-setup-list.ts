import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { differs, refuseStaleRow, type Seen } from '../../../platform/event-store/refuse-stale-row.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { SetupChanged, SetupListName } from '../events.js';
import type { ActivatableEntry, EntryChange, NewEntry, SetupEntry } from '../tables/setup-entry.js';
import { checkReferences, type References } from '../facts/check-references.js';

type EntryClass<Entry> = new () => Entry;

const changed = (data: SetupChanged['data']): SetupChanged => ({ type: 'setup.SetupChanged', data });
const pascal = (list: SetupListName) => list.replace(/(?:^|_)[a-z]/g, (start) => start.slice(-1).toUpperCase());
const called = (list: SetupListName) => `The ${list.replace('_', ' ')}`;

/** The commands of one setup list. No event if nothing changes. */
export function setupList<Entry extends SetupEntry>(
  list: SetupListName,
  entity: EntryClass<Entry>,
  references: References<Entry> = {},
  /** What has to hold of an entry as it would be. */
  check: (entry: Entry) => void = () => undefined,
) {
  class Create extends barnCommand<NewEntry<Entry>, string>(`setup.Create${pascal(list)}`) {}

  @CommandHandler(Create)
  class CreateHandler extends BarnCommandHandler<Create> {
    async handle(barn: BarnTransaction, details: NewEntry<Entry>) {
      const entries = barn.repository<SetupEntry>(entity);
      const key = { farmId: barn.farmId, id: barn.newId() };
      const { values, fields } = differing(entries, entries.create(key), { ...details, ...key });
      check({ ...details } as Entry);
      await checkReferences(barn, references, { given: details, written: fields });
      await entries.insert({ ...values, ...key });
      barn.record(`${list}-${key.id}`, changed({ list, id: key.id, change: 'added', fields }));
      return key.id;
    }
  }

  class Edit extends barnCommand<EntryChange<Entry>, string>(`setup.Edit${pascal(list)}`) {}

  @CommandHandler(Edit)
  class EditHandler extends BarnCommandHandler<Edit> {
    async handle(barn: BarnTransaction, details: EntryChange<Entry>) {
      const { id } = details;
      const entries = barn.repository<SetupEntry>(entity);
      const key = { farmId: barn.farmId, id };
      const entry = await entries.findOneBy(key);
      if (!entry) throw notFound(called(list), 'id');
      const { values, fields, changes } = differing(entries, entry, details);
      if (fields.length === 0) return id;
      check(Object.assign(entries.create(), entry, values) as object as Entry);
      await checkReferences(barn, references, { given: details, written: fields });
      await entries.update(key, values);
      barn.recordEdit(`${list}-${id}`, changed({ list, id, change: 'edited', fields }), changes);
      return id;
    }
  }
  return { Create, Edit, handlers: [CreateHandler, EditHandler] };
}

/** For lists with active and inactive entries; an undefined `active` toggles. D18 F20 */
export function activatableList<Entry extends ActivatableEntry>(
  list: SetupListName,
  entity: EntryClass<Entry>,
  references: References<Entry> = {},
  /** What has to hold of an entry as it would be. */
  check: (entry: Entry) => void = () => undefined,
) {
  class SetActivation extends barnCommand<{ id: string; active?: boolean }, boolean>(
    `setup.Set${pascal(list)}Activation`,
  ) {}

  @CommandHandler(SetActivation)
  class SetActivationHandler extends BarnCommandHandler<SetActivation> {
    async handle(barn: BarnTransaction, { id, active }: { id: string; active?: boolean }) {
      const entries = barn.repository<ActivatableEntry>(entity);
      const key = { farmId: barn.farmId, id };
      const entry = await entries.findOneBy(key);
      if (!entry) throw notFound(called(list), 'id');
      const isActive = active ?? !entry.isActive;
      if (isActive === entry.isActive) return isActive;
      await entries.update(key, { isActive });
      const change = isActive ? 'activated' : 'inactivated';
      barn.record(`${list}-${id}`, changed({ list, id, change, fields: ['is_active'] }));
      return isActive;
    }
  }
  const { Create, Edit, handlers } = setupList(list, entity, references, check);

  /** A row as a form sends it: what it says, whether it is in use, and what the form showed. */
  type Filled = { details: EntryChange<Entry>; active?: boolean; seen?: Seen };
  class Save extends barnCommand<Filled, string>(`setup.Save${pascal(list)}`) {}

  @CommandHandler(Save)
  class SaveHandler extends BarnCommandHandler<Save> {
    async handle(barn: BarnTransaction, { details, active, seen }: Filled) {
      const { id } = details;
      const key = { farmId: barn.farmId, id };
      const entries = barn.repository<ActivatableEntry>(entity);
      await refuseStaleRow(barn, { id, seen }, differs(entries, key, { ...details, isActive: active }));
      if (active !== undefined) await barn.execute(SetActivation, { id, active });
      return barn.execute(Edit, details);
    }
  }
  return { Create, Edit, SetActivation, Save, handlers: [...handlers, SetActivationHandler, SaveHandler] };
}
