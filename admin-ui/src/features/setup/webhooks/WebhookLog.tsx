import { useState } from 'react';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useSendAgain, useWebhookLog, type Delivery, type Webhook } from '@/data/requests/webhooks';
import { ReadingDialog } from '@/ui/ReadingDialog';
import { Unanswered } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { momentIn } from '../imports/moment';
import { nameOf, outcomeWords } from './webhook-words';

const tags = {
  delivered: <Tag tone="success">Delivered</Tag>,
  waiting: <Tag tone="info">Waiting</Tag>,
  failed: <Tag tone="danger">Failed</Tag>,
} as const;

const Line = ({ delivery, webhook }: { readonly delivery: Delivery; readonly webhook: Webhook }) => {
  const { time_zone } = useBarn();
  const { mutateAsync, isPending } = useSendAgain();
  const say = useSay();
  const { kind, created_at, state, message_id } = delivery;
  const when = momentIn(time_zone, created_at);
  const again = () => void say.after(mutateAsync({ id: webhook.id, message_id }), () => say.done('It is sent again'));
  return (
    <li className="webhook-delivery stack gap-1">
      <p className="row middle wrap gap-2-3">
        <code className="break">{kind}</code>
        <span>{when}</span>
        {tags[state]}
      </p>
      <p className="muted small">{outcomeWords(delivery, time_zone)}</p>
      {webhook.active === 1 && (
        <div>
          <Button
            size="small"
            variant="text"
            disabled={isPending}
            aria-label={`Send ${kind} of ${when} again`}
            onClick={again}
          >
            Send again
          </Button>
        </div>
      )}
    </li>
  );
};

/** What the other program was told in the last 30 days, and whether it took it. */
export const WebhookLog = ({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) => {
  const [offset, setOffset] = useState(0);
  const { data, error, refetch } = useWebhookLog(webhook.id, offset);
  return (
    <ReadingDialog title={`Sent to ${nameOf(webhook)}`} onClose={onClose}>
      {data ? (
        <>
          <p className="muted">
            {data.size === 0
              ? `Nothing in the last ${data.kept_days} days.`
              : `${data.size} in the last ${data.kept_days} days, the newest first.`}
          </p>
          <ul className="webhooks-list" aria-label="Deliveries">
            {data.deliveries.map((delivery) => (
              <Line key={delivery.message_id} delivery={delivery} webhook={webhook} />
            ))}
          </ul>
          {data.size > data.page && (
            <div className="row middle wrap gap-2">
              <Button size="small" disabled={offset === 0} onClick={() => setOffset(offset - data.page)}>
                Newer
              </Button>
              <Button
                size="small"
                disabled={offset + data.page >= data.size}
                onClick={() => setOffset(offset + data.page)}
              >
                Older
              </Button>
            </div>
          )}
        </>
      ) : (
        <Unanswered error={error} refetch={refetch} rows={4} />
      )}
    </ReadingDialog>
  );
};
