import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useCareKinds, useSaveCareKind, type CareKind } from '@/data/requests/care';
import { TextField, ToggleField } from '@/ui/form/form-inputs';
import { AddButton } from '@/ui/HeadButton';
import { Modal, Question } from '@/ui/Modal';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { everyWords } from './care-words';
import { CareOff } from './CareOff';
import { EveryFields, everyProblems, everyToWire, type EveryValues } from './EveryFields';
import '@/ui/day-head.css';
import '@/ui/record/record.css';
import '@/ui/record/record-table.css';
import './care.css';

type Values = EveryValues & { readonly care_kind_name: string; readonly in_use: boolean };

const valuesOf = (kind: CareKind | null): Values => ({
  care_kind_name: kind?.care_kind_name ?? '',
  every: String(kind?.every ?? ''),
  every_unit: kind?.every_unit ?? 'week',
  in_use: kind?.is_active !== 0,
});

const toWire = ({ care_kind_name, in_use, ...every }: Values) => ({
  care_kind_name: care_kind_name.trim(),
  is_active: in_use ? (1 as const) : (0 as const),
  ...everyToWire(every),
});

const problems = ({ care_kind_name, ...every }: Values) => ({
  ...(!care_kind_name.trim() && { care_kind_name: 'The kind of care must have a name' }),
  ...everyProblems(every, false),
});

const KindForm = ({ kind, onClose }: { kind: CareKind | null; onClose: () => void }) => {
  const { mutateAsync } = useSaveCareKind();
  const say = useSay();
  const before = valuesOf(kind);
  const save = async (values: Values) => {
    const saved = await mutateAsync({ ...(kind && { care_kind_id: kind.id }), ...toWire(values) });
    const { id, care_kind_name } = saved.kind;
    if (!kind) return say.done(`${care_kind_name} added`);
    const undo = () => void say.after(mutateAsync({ care_kind_id: id, ...toWire(before) }), () => say.done('Undone'));
    return say.done(`${care_kind_name} saved`, { undo });
  };
  return (
    <Modal values={before} validate={problems} onSubmit={save} onSaved={onClose}>
      <Question title={kind ? kind.care_kind_name : 'Add a kind of care'} submitLabel="Save" onClose={onClose}>
        <TextField source="care_kind_name" label="Name" maxLength={100} required autoComplete="off" />
        <EveryFields hint="Empty: it is done when it is needed" />
        {kind && <ToggleField source="in_use" label="In use: it is offered, and told of when it is due" />}
      </Question>
    </Modal>
  );
};

const Kinds = () => {
  const { data: kinds, error, refetch } = useCareKinds();
  const [open, setOpen] = useState<CareKind | 'new' | null>(null);
  return (
    <div className="page care-page readable">
      <title>Kinds of care – Leadline</title>
      <header className="day-head">
        <div className="record-title row baseline wrap shrinks">
          <nav aria-label="Back to what is due">
            <Link to="/horsecare">Care</Link>
            <span aria-hidden> ›</span>
          </nav>
          <h1>Kinds of care</h1>
        </div>
        <div className="day-tools middle wrap gap-2">
          <AddButton onClick={() => setOpen('new')}>Add a kind</AddButton>
        </div>
      </header>
      {!kinds && <Unanswered error={error} refetch={refetch} rows={7} label="Loading kinds of care" />}
      {kinds?.length === 0 && <Empty title="No kinds yet" text="Add what is done for your horses, and how often." />}
      {kinds && kinds.length > 0 && (
        <table className="record-table care-table care-acts" aria-label="Kinds of care">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">How often</th>
              <th scope="col">
                <span className="visually-hidden">What can be done</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind.id}>
                <th scope="row">
                  <span>{kind.care_kind_name}</span>
                  {kind.is_active === 0 && <span className="muted">not in use</span>}
                </th>
                <td>{everyWords(kind.every, kind.every_unit)}</td>
                <td>
                  <Button
                    size="small"
                    variant="text"
                    aria-label={`Edit ${kind.care_kind_name}`}
                    onClick={() => setOpen(kind)}
                  >
                    Edit
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="muted">A horse that needs something more or less often says so on its own page.</p>
      {open && <KindForm kind={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  );
};

/** What is done for horses, and how often; a barn begins with the usual ones and adds its own. */
export default function CareKindsPage() {
  const { has_horse_care } = useBarn();
  if (!useAccess().canCall('horse_care/saveKind')) return <Forbidden />;
  return has_horse_care === 1 ? <Kinds /> : <CareOff />;
}
