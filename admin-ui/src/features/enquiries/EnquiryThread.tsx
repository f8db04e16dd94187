import type { Enquiry } from '@/data/requests/enquiries';
import { dayAndTime } from '@/data/time/words';

/** All that was written, the first first; who asks for a place may have said no more. */
export const EnquiryThread = ({ texts, first_name }: Pick<Enquiry, 'texts' | 'first_name'>) => (
  <ol className="enquiry-thread" aria-label="What was written">
    {texts
      .filter(({ body }) => body)
      .map(({ written_at, body, by_barn, author }, at) => (
        <li key={at} className={by_barn ? 'enquiry-text enquiry-ours' : 'enquiry-text'}>
          <p className="muted">
            {[
              by_barn ? (author ?? 'The barn') : first_name,
              dayAndTime(written_at.slice(0, 10), written_at.slice(11)),
            ].join(' · ')}
          </p>
          <p className="enquiry-body">{body}</p>
        </li>
      ))}
  </ol>
);
