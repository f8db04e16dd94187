import { Suspense, type ReactNode } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { Loading } from '@/ui/states';
import { TabStrip, type TabLink } from '@/ui/TabStrip';
import './record.css';

type RecordPageProps = {
  /** The list that it belongs to; absent for those who may not open it. */
  readonly list?: { readonly to: string; readonly label: string } | undefined;
  readonly name: string;
  /** The address of the record itself, from which the first tab opens. */
  readonly address: string;
  /** Absent where the open tab says it all. */
  readonly summary?: ReactNode;
  readonly tabs: readonly TabLink[];
  /** What can be done with the record as a whole. */
  readonly actions?: ReactNode;
};

const bare = (address: string) => address.replace(/\/$/, '');

/** Who it is stays in sight on the left, on a phone on top; what one does stands right, each tab an address of its own. */
export const RecordPage = ({ list, name, address, summary, tabs, actions }: RecordPageProps) => {
  const { pathname } = useLocation();
  const [first] = tabs;
  if (first && bare(pathname) === bare(address)) return <Navigate to={first.to} replace />;
  return (
    <div className={summary ? 'record' : 'record record-alone'}>
      <header className="record-head">
        <div className="record-title row baseline wrap shrinks">
          {list && (
            <nav aria-label="Back to the list">
              <Link to={list.to}>{list.label}</Link>
              <span aria-hidden> ›</span>
            </nav>
          )}
          <h1>{name}</h1>
        </div>
        {actions && <div className="row wrap gap-2">{actions}</div>}
      </header>
      {summary && (
        <aside className="record-summary" aria-label={`About ${name}`}>
          {summary}
        </aside>
      )}
      <div className="record-main">
        <TabStrip label={name} tabs={tabs} />
        <div className="record-tab">
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </div>
  );
};
