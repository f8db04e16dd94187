import { useWatch } from 'react-hook-form';
import type { Reply } from '@leadline/api-client';
import { useLessonBillingPreview } from '@/data/requests/lesson-billing';
import { useWrite } from '@/data/requests/use-write';
import { count } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Opening } from '@/ui/Opening';

type Preview = Reply<'lesson_billing/preview'>;
type Values = { readonly mails: boolean };

const families = (number: number) => count(number, 'family', 'families');

/** In numbers, as it will be done. */
const Consequence = ({ preview }: { preview: Preview }) => {
  const amount = useAmount();
  const { mails } = useWatch<Values>() as Values;
  const { lessons, total, credits, without_price, gone, without_email, accounts } = preview;
  const said = [
    without_price > 0 &&
      `${count(without_price, 'lesson has', 'lessons have')} no price and ${without_price === 1 ? 'is' : 'are'} left out.`,
    gone > 0 && `${count(gone, 'lesson is', 'lessons are')} covered or gone by now and left out.`,
    credits > 0 && `${amount(credits)} of credits are taken off.`,
    mails && without_email > 0 && `${families(without_email)} cannot be mailed: no address.`,
  ].filter(Boolean);
  return (
    <>
      <p role="status">
        <strong>{`${count(lessons, 'lesson')} · ${families(preview.families)} · ${amount(total)}`}</strong>
        {said.length > 0 && ` ${said.join(' ')}`}
      </p>
      <div className="unbilled-preview">
        <table className="record-table" aria-label="Invoices">
          <tbody>
            {accounts.map((one) => (
              <tr key={one.account_holder_id}>
                <th scope="row">
                  <span>{one.name}</span>
                </th>
                <td className="nowrap">{count(one.lessons, 'lesson')}</td>
                <td className="money">{amount(one.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

type Asked = {
  readonly ids: readonly string[];
  readonly onDone: (runId: string) => void;
  readonly onClose: () => void;
};

const Ask = ({ ids, preview, onDone, onClose }: Asked & { preview: Preview }) => {
  const { mutateAsync } = useWrite('lesson_billing/start');
  const amount = useAmount();
  const { lessons, total } = preview;
  const start = async ({ mails }: Values) => {
    const { id } = await mutateAsync({
      lesson_person_ids: [...ids],
      send_mails: mails ? 1 : 0,
      seen_lessons: lessons,
      seen_total: total,
    });
    onDone(id);
  };
  return (
    <Modal<Values> danger={false} values={{ mails: false }} onSubmit={start}>
      <Question
        title="Bill these lessons?"
        submitLabel={`Bill ${count(lessons, 'lesson')} · ${amount(total)}`}
        disabled={lessons === 0}
        onClose={onClose}
      >
        <p>
          Each account gets one unpaid invoice with a line for each lesson. It can be taken back until something is
          paid.
        </p>
        <Consequence preview={preview} />
        <ToggleField source="mails" label="Mail the invoices at once" />
      </Question>
    </Modal>
  );
};

/** What the run will do, before it does. */
export const BillLessons = (asked: Asked) => {
  const { data, error, refetch } = useLessonBillingPreview(asked.ids);
  if (!data) return <Opening title="Bill these lessons?" {...{ error, refetch }} onClose={asked.onClose} />;
  return <Ask {...asked} preview={data} />;
};
