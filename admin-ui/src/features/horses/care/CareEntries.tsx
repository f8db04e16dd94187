import { useState } from 'react';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useNoteCare, useRemoveCare, type CareEntry, type CareOfHorse } from '@/data/requests/care';
import { dayAndYear } from '@/data/time/words';
import { SelectInput } from '@/ui/form/inputs';
import { EntryMenu } from '@/ui/record/EntryMenu';
import { useSay } from '@/ui/use-say';
import { careToWire, valuesOf } from './care-values';
import { EditCare } from './EditCare';

const useRemoval = () => {
  const { mutateAsync: remove } = useRemoveCare();
  const { mutateAsync: note } = useNoteCare();
  const say = useSay();
  return (entry: CareEntry) =>
    void say.after(remove({ ids: [entry.id] }), () =>
      say.done(`${entry.care_kind_name} of ${dayAndYear(entry.done_on)} removed`, {
        undo: () => void say.after(note(careToWire(valuesOf(entry))), () => say.done('Undone')),
      }),
    );
};

const Cost = ({ cost }: { cost: number | null }) => {
  const { currency_code } = useBarn();
  return cost === null ? null : <>{`${cost.toFixed(2)} ${currency_code}`}</>;
};

const Entry = ({ entry, onEdit }: { entry: CareEntry; onEdit: () => void }) => {
  const { canCall } = useAccess();
  const remove = useRemoval();
  const { care_kind_name, done_on, done_by, remark, cost, next_on } = entry;
  return (
    <tr>
      <th scope="row">
        <span>{care_kind_name}</span>
        {remark && <span className="muted">{remark}</span>}
      </th>
      <td className="care-day">{dayAndYear(done_on)}</td>
      <td className="wide">{done_by}</td>
      <td className="wide care-day">
        <Cost cost={cost} />
      </td>
      <td className="wide">{next_on && `due again ${dayAndYear(next_on)}`}</td>
      {canCall('horse_care/update') && (
        <td>
          <EntryMenu
            of={`${care_kind_name} of ${dayAndYear(done_on)}`}
            onEdit={onEdit}
            onRemove={() => remove(entry)}
          />
        </td>
      )}
    </tr>
  );
};

const kindsOf = (entries: readonly CareEntry[]) =>
  [...new Map(entries.map(({ care_kind_id, care_kind_name }) => [care_kind_id, care_kind_name]))]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** All that was noted, of one kind where somebody wants to see it alone. */
export const CareEntries = ({ care: { entries, is_cut } }: { care: CareOfHorse }) => {
  const [kindId, setKind] = useState('');
  const [edited, setEdited] = useState<CareEntry | null>(null);
  const kinds = kindsOf(entries);
  if (entries.length === 0) return <p className="muted">Nothing was noted yet.</p>;
  return (
    <section className="stack gap-2 one-column" aria-labelledby="care-done">
      <div className="row wrap between middle gap-2">
        <h2 id="care-done">What was done</h2>
        {kinds.length > 1 && (
          <SelectInput label="Kind" quiet value={kindId} empty="All kinds" options={kinds} onChange={setKind} />
        )}
      </div>
      <table className="record-table care-table care-acts" aria-label="What was done">
        <thead>
          <tr>
            <th scope="col">Care</th>
            <th scope="col">Done on</th>
            <th scope="col" className="wide">
              By
            </th>
            <th scope="col" className="wide">
              Cost
            </th>
            <th scope="col" className="wide">
              Said then
            </th>
            <th scope="col">
              <span className="visually-hidden">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries
            .filter(({ care_kind_id }) => kindId === '' || care_kind_id === kindId)
            .map((entry) => (
              <Entry key={entry.id} entry={entry} onEdit={() => setEdited(entry)} />
            ))}
        </tbody>
      </table>
      {is_cut === 1 && <p className="muted">The latest 200 are shown.</p>}
      {edited && <EditCare entry={edited} onClose={() => setEdited(null)} />}
    </section>
  );
};
