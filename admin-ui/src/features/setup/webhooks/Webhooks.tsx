import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { useWebhooks, type Webhook } from '@/data/requests/webhooks';
import { Unanswered } from '@/ui/states';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { ShownOnce } from '../api-keys/ShownOnce';
import { AddWebhook } from './WebhookFields';
import { Delete } from './WebhookQuestions';
import { WebhookRow } from './WebhookRow';
import { nameOf } from './webhook-words';
import '../api-keys/api-keys.css';
import './webhooks.css';

type Given = { readonly name: string; readonly secret: string | null };

/** Where other programs are told what happens in this barn. */
export const Webhooks = () => {
  const { data: listed, error, refetch } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(whole);
  const isFull = listed ? listed.webhooks.length >= listed.most : false;
  const show = (webhook: Webhook, secret: string | null) => setGiven({ name: nameOf(webhook), secret });
  return (
    <div ref={whole} className="webhooks ruled-above pad-3-0 stack gap-3">
      <p className="muted">
        A webhook tells another program what happens here, moments after it happened: a lesson that is moved, an invoice
        that is paid. It is told ids alone and reads the rest with an API key.
      </p>
      {given && (
        <ShownOnce
          of={`The secret of ${given.name}`}
          label="Signing secret"
          secret={given.secret}
          onDone={() => setGiven(null)}
        >
          {given.secret
            ? `The secret of ${given.name} is ready. Copy it now: it is shown this once, and proves that news are yours.`
            : `The secret of ${given.name} was made, but could not be shown. Replace it.`}
        </ShownOnce>
      )}
      {!listed && <Unanswered error={error} refetch={refetch} rows={2} />}
      {listed?.webhooks.length === 0 && <p className="muted">No other program is told anything.</p>}
      {listed && listed.webhooks.length > 0 && (
        <ul className="webhooks-list" aria-label="Webhooks">
          {listed.webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              kinds={listed.kinds}
              onSecret={show}
              onDelete={() => setDeleting(webhook)}
            />
          ))}
        </ul>
      )}
      {listed && (
        <div className="row middle wrap gap-2-3">
          <Button variant="outlined" size="small" disabled={isFull} onClick={() => setAdding(true)}>
            Add a webhook…
          </Button>
          {isFull && <span className="muted">{`There are ${listed.most}, which is as many as there can be.`}</span>}
        </div>
      )}
      {deleting && <Delete webhook={deleting} onClose={() => setDeleting(null)} />}
      {listed && isAdding && <AddWebhook kinds={listed.kinds} onAdded={show} onClose={() => setAdding(false)} />}
    </div>
  );
};
