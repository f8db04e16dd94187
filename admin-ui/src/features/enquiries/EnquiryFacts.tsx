import { enquirySubjectNames, ridingExperienceNames } from '@leadline/api-client';
import type { Enquiry } from '@/data/requests/enquiries';
import { dayAndTime } from '@/data/time/words';
import { Facts } from '@/ui/record/Facts';
import { Tag } from '@/ui/Tag';
import { stateWords } from './enquiry-words';

/** What the form asked. */
export const EnquiryFacts = ({ enquiry }: { enquiry: Enquiry }) => {
  const { state, wish, email, phone, rider_name, birth_year, experience, created_at } = enquiry;
  const { name, tone } = stateWords[state];
  const facts = [
    { label: 'About', value: enquirySubjectNames[wish] },
    { label: 'Email', value: email, as: 'email' },
    { label: 'Phone', value: phone, as: 'phone' },
    { label: 'Rider', value: rider_name },
    { label: 'Born', value: birth_year },
    { label: 'Riding so far', value: experience && ridingExperienceNames[experience] },
  ] as const;
  return (
    <section aria-label="Who asks" className="stack gap-3">
      <p className="row middle wrap gap-2 enquiry-line">
        <Tag tone={tone}>{name}</Tag>
        <span className="muted">{dayAndTime(created_at.slice(0, 10), created_at.slice(11))}</span>
      </p>
      <Facts facts={facts} />
    </section>
  );
};
