import { useNavigate, useParams } from 'react-router-dom';
import { useEnquiry } from '@/data/requests/enquiries';
import { SidePanel } from '@/ui/SidePanel';
import { Unanswered } from '@/ui/states';
import { AnswerForm } from './AnswerForm';
import { EnquiryClient } from './EnquiryClient';
import { EnquiryFacts } from './EnquiryFacts';
import { EnquiryPlace } from './EnquiryPlace';
import { EnquirySettling } from './EnquirySettling';
import { EnquiryThread } from './EnquiryThread';
import { nameOf } from './enquiry-words';

/** One enquiry: who, what was written, the answer, and what becomes of it. */
export default function EnquiryPanel() {
  const { id = '', state = 'all' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useEnquiry(id);
  const close = () => void navigate(`/enquiries/${state}`);
  return (
    <SidePanel key={id} title={data ? nameOf(data) : 'Enquiry'} onClose={close}>
      {data ? (
        <div className="stack gap-5 from-top">
          <EnquiryFacts enquiry={data} />
          {data.place && <EnquiryPlace enquiry={data} place={data.place} />}
          <EnquiryThread {...data} />
          <AnswerForm enquiry={data} />
          <EnquiryClient enquiry={data} />
          <EnquirySettling enquiry={data} />
        </div>
      ) : (
        <Unanswered error={error} refetch={refetch} label="Enquiry" rows={6} />
      )}
    </SidePanel>
  );
}
