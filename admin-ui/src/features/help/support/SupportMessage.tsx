import { useAskSupport } from '@/data/requests/bulk-notes';
import { AreaField, TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Values = { readonly summary: string; readonly msg: string };

const validate = ({ summary, msg }: Values) => ({
  ...(!summary.trim() && { summary: 'Please write a subject' }),
  ...(!msg.trim() && { msg: 'Please write a message' }),
});

/** To whoever runs the platform, who answers to the administrator's own address. R193 F01 */
export const SupportMessage = ({ onClose }: { onClose: () => void }) => {
  const { mutateAsync } = useAskSupport();
  const say = useSay();
  const send = async (values: Values) => {
    await mutateAsync(values);
    say.done('Your message has been sent.');
  };
  return (
    <Modal<Values> values={{ summary: '', msg: '' }} validate={validate} onSubmit={send} onSaved={onClose}>
      <Question title="Write to the support" submitLabel="Send" onClose={onClose}>
        <TextField source="summary" label="Subject" required maxLength={200} />
        <AreaField source="msg" label="Message" required rows={7} />
        <p className="muted">The answer comes to the address with which you sign in.</p>
      </Question>
    </Modal>
  );
};
