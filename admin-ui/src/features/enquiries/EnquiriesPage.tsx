import { Link, Outlet, useParams } from 'react-router-dom';
import { enquirySubjectNames } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useEnquiries, type EnquiryRow, type EnquiryState } from '@/data/requests/enquiries';
import { dayAndTime } from '@/data/time/words';
import { ShowMore } from '@/ui/record/ShowMore';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { TabStrip } from '@/ui/TabStrip';
import { Tag } from '@/ui/Tag';
import '@/ui/list/list.css';
import '@/ui/side-panel.css';
import './enquiries.css';
import { emptyWords, momentWords, paymentWords, stateWords } from './enquiry-words';

const STATES = Object.keys(stateWords) as EnquiryState[];
const isState = (word: string | undefined): word is EnquiryState => STATES.some((state) => state === word);

const Row = ({ enquiry, base, isOpen }: { enquiry: EnquiryRow; base: string; isOpen: boolean }) => {
  const { id, name, wish, state, touched_at, assignee_name, latest, by_barn, lesson_at, kept_until, payment } = enquiry;
  const { name: called, tone } = stateWords[state];
  return (
    <li className="enquiry-row" aria-current={isOpen ? 'true' : undefined}>
      <Link className="enquiry-link" to={`${base}/${id}`}>
        <span className="row middle wrap gap-2">
          <strong>{name}</strong>
          <Tag tone={tone}>{called}</Tag>
          <span className="muted">{enquirySubjectNames[wish]}</span>
        </span>
        {lesson_at && (
          <span>
            {[
              momentWords(lesson_at),
              kept_until && `kept until ${momentWords(kept_until)}`,
              payment && paymentWords(payment),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        <span className="enquiry-latest">{by_barn ? `You: ${latest}` : latest}</span>
        <span className="muted">
          {[dayAndTime(touched_at.slice(0, 10), touched_at.slice(11)), assignee_name].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  );
};

const SwitchOn = () => {
  const { takes_enquiries } = useBarn();
  if (takes_enquiries === 1) return null;
  return <Link to="/setup/updateprefs?q=enquir">Switch enquiries on in the settings</Link>;
};

const Inbox = ({ state, open }: { state: EnquiryState | 'all'; open: string | undefined }) => {
  const asked = useEnquiries(state === 'all' ? undefined : state);
  const { data, first, error, refetch } = asked;
  const counts = first?.counts;
  const tabs = [...STATES, 'all' as const].map((one) => ({
    to: `/enquiries/${one}`,
    label: one === 'all' ? 'All' : stateWords[one].name,
    ...(counts && one !== 'all' && { count: counts[one] }),
  }));
  return (
    <>
      <TabStrip label="Enquiries" tabs={tabs} />
      {!data && <Unanswered error={error} refetch={refetch} label="Enquiries" />}
      {data?.length === 0 && <Empty title="Nothing here" text={emptyWords[state]} action={<SwitchOn />} />}
      {data && data.length > 0 && (
        <div className="enquiries-body">
          <ul className="enquiries" aria-label="Enquiries">
            {data.map((enquiry) => (
              <Row key={enquiry.id} enquiry={enquiry} base={`/enquiries/${state}`} isOpen={enquiry.id === open} />
            ))}
          </ul>
          <ShowMore {...asked} data={data} />
        </div>
      )}
    </>
  );
};

/** What strangers wrote by the public page; one of them opens beside. */
export default function EnquiriesPage() {
  const { canCall } = useAccess();
  const { state, id } = useParams();
  if (!canCall('enquiries/index')) return <Forbidden />;
  if (state !== 'all' && !isState(state)) return <Empty title="There is no page at this address" />;
  return (
    <div className="with-panel">
      <title>Enquiries – Leadline</title>
      <section className="list-page" aria-label="Enquiries">
        <header className="list-head">
          <h1>Enquiries</h1>
        </header>
        <Inbox key={state} state={state} open={id} />
      </section>
      <Outlet />
    </div>
  );
}
