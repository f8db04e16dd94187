import { Link, useLocation, useParams } from 'react-router-dom';
import { useGetOne } from 'react-admin';
import { useAccess } from '@/data/providers/use-access';
import { useAssigned, type Assignment } from '@/data/requests/assignments';
import type { AnyRow } from '@/ui/list/describe-list';
import { Forbidden, Unanswered } from '@/ui/states';
import { AllEntries } from './AllEntries';
import { Assigned } from './Assigned';
import type { PageDescription } from './pages';
import { useAssigning } from './use-assigning';
import './assignment.css';

const useBack = (otherwise: string) => {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  return typeof state?.from === 'string' ? state.from : otherwise;
};

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

type BothProps = { readonly page: PageDescription; readonly assignment: Assignment; readonly whose: string };

/** What is assigned beside all there is: a click on either side changes it, saved at once. R040 R169 */
const Both = ({ page: { choosable, none }, assignment, whose }: BothProps) => {
  const { data: assigned, error, refetch } = useAssigned(assignment);
  const set = useAssigning(assignment, whose);
  if (!assigned) return <Unanswered error={error} refetch={refetch} rows={12} />;
  return (
    <>
      <Assigned entries={assigned} none={none} onTake={(entry) => set(entry, false)} />
      <AllEntries {...choosable} isAssigned={(id) => assigned.some((entry) => entry.id === id)} onClick={set} />
    </>
  );
};

export const AssignmentPage = ({ page }: { page: PageDescription }) => {
  const { kind, of, choosable, hint, back } = page;
  const { id = '' } = useParams();
  const { canAct } = useAccess();
  const { data: record, error, refetch } = useGetOne<AnyRow>(of.resource, { id }, { retry: false });
  const close = useBack(back);
  if (!canAct(of.resource, 'edit')) return <Forbidden />;
  const whose = record && String(record[of.name]);
  const what = capital(choosable.noun[1]);
  return (
    <div className="page assignment">
      <title>{`${what} – Leadline`}</title>
      <header className="assignment-head stack middle gap-1-4">
        <h1>{whose ? `${what} of ${whose}` : what}</h1>
        <Link className="assignment-close" to={close}>
          Close
        </Link>
        <p className="muted">{hint}</p>
      </header>
      {whose ? (
        <Both page={page} assignment={{ kind, to: id }} whose={whose} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={12} />
      )}
    </div>
  );
};
