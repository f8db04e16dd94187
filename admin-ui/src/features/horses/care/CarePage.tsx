import { useState, type ReactNode } from 'react';
import { downloadCSV } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useCareKinds, useDueCare, type CareLine, type CareState, type DueCare } from '@/data/requests/care';
import { count, dayAndYear } from '@/data/time/words';
import { SelectInput } from '@/ui/form/inputs';
import { AddButton, HeadWords, PrintButton } from '@/ui/HeadButton';
import { toCsv } from '@/ui/list/csv';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { careColumns, careRows } from './care-columns';
import { careStates, stateName } from './care-words';
import { CareOff } from './CareOff';
import { CareTable } from './CareTable';
import { NoteCare } from './NoteCare';
import '@/ui/day-head.css';
import '@/ui/record/record.css';
import '@/ui/record/record-table.css';
import './care.css';

type Noted = { readonly kindId?: string; readonly horseIds?: readonly string[] };

/** Stands among the kinds of care. */
const DOCUMENTS = 'documents';

const ofKind = (kindId: string) => {
  if (kindId === DOCUMENTS) return { about: DOCUMENTS } as const;
  return kindId ? { care_kind_id: kindId } : {};
};

const useAsked = () => {
  const [params, setParams] = useSearchParams();
  const kindId = params.get('kind') ?? '';
  const state = careStates.find(({ id }) => id === params.get('state'))?.id;
  const set = (name: string, value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return { kindId, state, set };
};

const Filters = () => {
  const { kindId, state, set } = useAsked();
  const { data: kinds = [] } = useCareKinds();
  const options = [
    ...kinds.filter(({ is_active }) => is_active === 1).map(({ id, care_kind_name }) => ({ id, name: care_kind_name })),
    { id: DOCUMENTS, name: 'Documents that run out' },
  ];
  return (
    <div className="care-filters no-print">
      <SelectInput label="Kind" value={kindId} empty="All" options={options} onChange={(id) => set('kind', id)} />
      <SelectInput
        label="How urgent"
        value={state ?? ''}
        empty="All"
        options={careStates}
        onChange={(id) => set('state', id)}
      />
    </div>
  );
};

const howMany = (lines: readonly CareLine[], state: CareState) => lines.filter((line) => line.state === state).length;

/** 2 overdue · 5 due soon */
const summary = (lines: readonly CareLine[]): string =>
  careStates
    .map(({ id }) => [howMany(lines, id), stateName(id).toLowerCase()] as const)
    .filter(([number]) => number > 0)
    .map(([number, name]) => `${number} ${name}`)
    .join(' · ');

const Found = ({ due, onNote }: { due: DueCare; onNote: (noted: Noted) => void }) => {
  const { kindId, state } = useAsked();
  const { lines, soon_days, is_cut, today } = due;
  if (lines.length === 0)
    return kindId || state ? (
      <Empty title="Nothing of this" text="Another kind, or all of them, show more." />
    ) : (
      <Empty
        title="Nothing is noted of any horse yet"
        text="Note what was done last, and the day on which it is due again stands here."
      />
    );
  return (
    <>
      <p role="status">{summary(lines)}</p>
      <CareTable lines={lines} onNote={onNote} />
      {is_cut === 1 && <p className="muted">There is more than fits here. Choose a kind to see all of it.</p>}
      <p className="muted">
        {`As of ${dayAndYear(today)}. Due soon is what falls due within ${count(soon_days, 'day')}.`}
      </p>
    </>
  );
};

const save = ({ today, lines }: DueCare) =>
  downloadCSV(`\uFEFF${toCsv(careColumns, careRows(lines))}`, `horse-care-${today}`);

const Taken = ({ due }: { due: DueCare | undefined }) => (
  <>
    <Button
      variant="outlined"
      className="head-button"
      startIcon={<DownloadIcon />}
      disabled={!due}
      onClick={due && (() => save(due))}
    >
      <HeadWords>CSV</HeadWords>
    </Button>
    <PrintButton />
  </>
);

const Head = ({ children }: { children: ReactNode }) => {
  const { canCall } = useAccess();
  return (
    <header className="day-head">
      <div className="record-title row baseline wrap shrinks">
        {canCall('GET rest/horses') && (
          <nav className="no-print" aria-label="Back to the list">
            <Link to="/horses">Horses</Link>
            <span aria-hidden> ›</span>
          </nav>
        )}
        <h1>Care of the horses</h1>
      </div>
      <div className="day-tools middle wrap gap-2 no-print">{children}</div>
    </header>
  );
};

const Care = () => {
  const { kindId, state } = useAsked();
  const { canCall } = useAccess();
  const { farm_name } = useBarn();
  const [noted, setNoted] = useState<Noted | null>(null);
  const asked = { ...ofKind(kindId), ...(state && { state }) };
  const { data: due, error, refetch } = useDueCare(asked);
  return (
    <div className="page care-page">
      <title>Horses’ care – Leadline</title>
      <Head>
        {canCall('horse_care/saveKind') && (
          <Button variant="outlined" component={Link} to="/horsecare/kinds">
            Kinds
          </Button>
        )}
        <Taken due={due} />
        {canCall('horse_care/note') && (
          <AddButton onClick={() => setNoted(kindId && kindId !== DOCUMENTS ? { kindId } : {})}>Note care</AddButton>
        )}
      </Head>
      <Filters />
      {due ? (
        <Found due={due} onNote={setNoted} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={10} label="Loading what is due" />
      )}
      <p className="only-print">{farm_name}</p>
      {noted && <NoteCare {...noted} onClose={() => setNoted(null)} />}
    </div>
  );
};

/** What is due of all horses; for the wall of the tack room, too. */
export default function CarePage() {
  const { has_horse_care } = useBarn();
  if (!useAccess().canCall('horse_care/due')) return <Forbidden />;
  return has_horse_care === 1 ? <Care /> : <CareOff />;
}
