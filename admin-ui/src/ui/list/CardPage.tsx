import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import type { GuardedCall } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { Empty, Forbidden } from '@/ui/states';
import '../side-panel.css';
import './list.css';
import './record-cards.css';

type CardPageProps = {
  readonly title: string;
  /** Whoever may not make it does not come in. */
  readonly call: GuardedCall;
  /** Whether the barn's setting opens the page; else what is said, and by which words the setting is found. */
  readonly isOn: boolean;
  readonly off: { readonly title: string; readonly search: string; readonly says: string };
  readonly add: ReactNode;
  readonly children: ReactNode;
};

/** What a barn has of something, as cards; one of them opens beside. */
export const CardPage = ({ title, call, isOn, off, add, children }: CardPageProps) => {
  const { canCall } = useAccess();
  if (!canCall(call)) return <Forbidden />;
  if (!isOn)
    return (
      <Empty
        title={off.title}
        text={
          <>
            <Link to={`/setup/updateprefs?q=${off.search}`}>A setting</Link> {off.says}
          </>
        }
      />
    );
  return (
    <div className="with-panel">
      <title>{`${title} – Leadline`}</title>
      <section className="list-page" aria-label={title}>
        <header className="list-head">
          <h1>{title}</h1>
          <div className="list-tools">{add}</div>
        </header>
        {children}
      </section>
      <Outlet />
    </div>
  );
};
