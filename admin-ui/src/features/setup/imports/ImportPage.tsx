import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { isAtWork, useForgetLists, useImport, type Import } from '@/data/requests/imports';
import { Forbidden, Unanswered } from '@/ui/states';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { DoneStep } from './DoneStep';
import { FileStep } from './FileStep';
import { Steps, type StepName } from './Steps';
import { isKind } from './words';
import './imports.css';

const stepOf = (run: Import | undefined, wanted: string | null): StepName => {
  if (!run) return 'file';
  if (run.state !== 'read') return 'done';
  return wanted === 'check' ? 'check' : 'columns';
};

/** Whoever goes on to a step goes on reading where it begins. */
const useHeading = (step: StepName) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
};

/** What has been imported shows in every list at once. */
const useNews = (run: Import | undefined) => {
  const forget = useForgetLists();
  const worked = useRef(false);
  useEffect(() => {
    if (worked.current && !isAtWork(run)) void forget();
    worked.current = isAtWork(run);
  }, [run, forget]);
};

const Page = () => {
  const [query, setQuery] = useSearchParams();
  const [id, kind] = [query.get('id') ?? '', query.get('kind')];
  const { data: run, error, refetch } = useImport(id);
  const step = stepOf(run, query.get('step'));
  const heading = useHeading(step);
  useNews(run);
  const go = (next: Record<string, string>) => setQuery(next);
  return (
    <div className="page imports">
      <title>Import – Leadline</title>
      <header className="imports-head">
        <h1 ref={heading} tabIndex={-1}>
          Import
        </h1>
        <Steps step={step} />
      </header>
      {id && !run ? (
        <Unanswered error={error} refetch={refetch} />
      ) : !run ? (
        <FileStep
          kind={isKind(kind) ? kind : 'people'}
          onKind={(next) => go({ kind: next })}
          onRead={(read) => go({ id: read.id })}
        />
      ) : step === 'columns' ? (
        <ColumnsStep run={run} onBack={() => go({ kind: run.kind })} onDone={() => go({ id, step: 'check' })} />
      ) : step === 'check' ? (
        <CheckStep run={run} onBack={() => go({ id })} />
      ) : (
        <DoneStep run={run} onAnother={() => go({ kind: run.kind })} />
      )}
    </div>
  );
};

export default function ImportPage() {
  const { canCall } = useAccess();
  return canCall('imports/upload') ? <Page /> : <Forbidden />;
}
