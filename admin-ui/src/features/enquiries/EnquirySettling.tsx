import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useAssignEnquiry, useCloseEnquiry, type Enquiry } from '@/data/requests/enquiries';
import { SelectInput } from '@/ui/form/inputs';
import { useSay } from '@/ui/use-say';
import { whenErased } from './enquiry-words';

/** Who looks after it, and whether it is settled. */
export const EnquirySettling = ({ enquiry }: { enquiry: Enquiry }) => {
  const { id, state, assignee_id, assignees, place, first_name } = enquiry;
  const assign = useAssignEnquiry();
  const settle = useCloseEnquiry();
  const barn = useBarn();
  const say = useSay();
  const isClosed = state === 'closed';
  const close = (closed: 0 | 1) =>
    settle.mutate(
      { id, closed },
      {
        onSuccess: () =>
          say.done(
            closed ? 'The enquiry is closed' : 'The enquiry is open again',
            closed ? { undo: () => close(0) } : {},
          ),
        onError: (error) => say.refused(error),
      },
    );
  return (
    <section className="stack gap-3" aria-label="Settling">
      <SelectInput
        label="Looked after by"
        value={assignee_id ?? ''}
        empty="Nobody in particular: administrators are told"
        options={assignees.map(({ person_id, name }) => ({ id: person_id, name }))}
        onChange={(person_id) =>
          assign.mutate({ id, person_id: person_id || null }, { onError: (error) => say.refused(error) })
        }
      />
      <div className="row middle wrap gap-2">
        <Button variant="outlined" disabled={settle.isPending} onClick={() => close(isClosed ? 0 : 1)}>
          {isClosed ? 'Open again' : 'Close enquiry'}
        </Button>
        <span className="muted">
          {!isClosed && place?.kept_until && `The kept place is free then, and ${first_name} is told by mail. `}
          {isClosed ? `Closed: ${whenErased(barn)}.` : `A closed enquiry is ${whenErased(barn)}.`}
        </span>
      </div>
    </section>
  );
};
