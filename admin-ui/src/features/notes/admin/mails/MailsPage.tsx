import { useSearchParams } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useMails, type MailFilter, type MailState } from '@/data/requests/mails';
import { count } from '@/data/time/words';
import { SelectInput, TextInput } from '@/ui/form/inputs';
import { ShowMore } from '@/ui/record/ShowMore';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { useSettled } from '@/ui/use-settled';
import { MailRow } from './MailRow';
import { stateWords } from './mail-words';
import './mails.css';

const isState = (word: string | null): word is MailState => word !== null && Object.hasOwn(stateWords, word);

const useFilter = () => {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state');
  const [kind, q] = [search.get('kind') ?? '', search.get('q') ?? ''];
  const choose = (name: 'state' | 'kind' | 'q', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { state: isState(state) ? state : '', kind, q, choose } as const;
};

type FiltersProps = ReturnType<typeof useFilter> & { readonly kinds: readonly string[] };

const Filters = ({ state, kind, q, choose, kinds }: FiltersProps) => (
  <div className="mail-filters" role="search">
    <TextInput label="Address or name" type="search" value={q} maxLength={100} onChange={(text) => choose('q', text)} />
    <SelectInput
      label="State"
      value={state}
      empty="All"
      options={Object.entries(stateWords).map(([id, { name }]) => ({ id, name }))}
      onChange={(chosen) => choose('state', chosen)}
    />
    <SelectInput
      label="Kind"
      value={kind}
      empty="All"
      options={kinds.map((name) => ({ id: name, name }))}
      onChange={(chosen) => choose('kind', chosen)}
    />
  </div>
);

const Mails = () => {
  const filter = useFilter();
  const { state, kind, q } = filter;
  const text = useSettled(q);
  const wanted: MailFilter = { ...(state && { state }), ...(kind && { kind }), ...(text && { q: text }) };
  const asked = useMails(wanted);
  const { data, first, error, refetch } = asked;
  const isFiltered = Object.keys(wanted).length > 0;
  return (
    <>
      <Filters {...filter} kinds={first?.kinds ?? []} />
      {first && first.lately.failed > 0 && !isFiltered && (
        <p className="mail-lately" role="status">
          {`${count(first.lately.failed, 'mail')} of the last seven days did not arrive.`}
        </p>
      )}
      {!data && <Unanswered error={error} refetch={refetch} label="Mails" />}
      {data?.length === 0 &&
        (isFiltered ? (
          <Empty title="No such mail" text="Nothing that left or waits fits this." />
        ) : (
          <Empty
            title="No mails yet"
            text="Bookings, cancellations, reminders and papers stand here once they are sent."
          />
        ))}
      {data && data.length > 0 && (
        <>
          <ul className="mails" aria-label="Mails">
            {data.map((mail) => (
              <MailRow key={mail.mail_id} mail={mail} />
            ))}
          </ul>
          <ShowMore {...asked} data={data} />
        </>
      )}
    </>
  );
};

/** Every mail that left or waits: to whom, when, and what became of it. */
export default function MailsPage() {
  if (!useAccess().canCall('mails/index')) return <Forbidden />;
  return (
    <div className="page stack gap-3">
      <title>Mails – Leadline</title>
      <h1>Mails</h1>
      <p className="muted">What the barn sent in the last thirteen months, the newest first.</p>
      <Mails />
    </div>
  );
}
