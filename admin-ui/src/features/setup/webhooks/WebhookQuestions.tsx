import { useDeleteWebhook, useReplaceSecret, useSwitchWebhook, type Webhook } from '@/data/requests/webhooks';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { nameOf } from './webhook-words';

type Props = { readonly webhook: Webhook; readonly onClose: () => void };

export const SwitchOff = ({ webhook, onClose }: Props) => {
  const { mutateAsync } = useSwitchWebhook();
  const say = useSay();
  const name = nameOf(webhook);
  const switchOff = async () => {
    await mutateAsync({ id: webhook.id, active: 0 });
    say.done(`${name} is switched off`);
  };
  return (
    <Modal danger values={{}} onSubmit={switchOff} onSaved={onClose}>
      <Question title={`Switch ${name} off?`} submitLabel="Switch off" cancelLabel="Leave it on" onClose={onClose}>
        <p>
          {webhook.waiting > 0
            ? `${webhook.waiting} that wait are not sent any more. `
            : 'Nothing waits for it at the moment. '}
          What happens until you switch it on again it is not told later either.
        </p>
      </Question>
    </Modal>
  );
};

export const Delete = ({ webhook, onClose }: Props) => {
  const { mutateAsync } = useDeleteWebhook();
  const say = useSay();
  const name = nameOf(webhook);
  const remove = async () => {
    await mutateAsync(webhook.id);
    say.done(`${name} is deleted`);
  };
  return (
    <Modal danger values={{}} onSubmit={remove} onSaved={onClose}>
      <Question title={`Delete ${name}?`} submitLabel="Delete the webhook" cancelLabel="Keep it" onClose={onClose}>
        <p>
          The other program is told nothing any more, and the log of what it was told goes, too. This cannot be undone:
          it would need a new secret.
        </p>
      </Question>
    </Modal>
  );
};

export const Replace = ({
  webhook,
  onReplaced,
  onClose,
}: Props & { readonly onReplaced: (webhook: Webhook, secret: string | null) => void }) => {
  const { mutateAsync } = useReplaceSecret();
  const replace = async () => {
    const { webhook: changed, secret } = await mutateAsync(webhook.id);
    onReplaced(changed, secret);
  };
  return (
    <Modal values={{}} onSubmit={replace} onSaved={onClose}>
      <Question
        title={`Replace the secret of ${nameOf(webhook)}?`}
        submitLabel="Replace the secret"
        cancelLabel="Keep it"
        onClose={onClose}
      >
        <p>
          The new one is shown once. For 24 hours everything is signed with both, so that the other program can change
          over in its own time; then the old one is worthless.
        </p>
        {webhook.former_until && <p>The one before is still good from an earlier change, and ends now.</p>}
      </Question>
    </Modal>
  );
};
