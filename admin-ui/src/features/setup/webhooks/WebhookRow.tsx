import { useState } from 'react';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useSwitchWebhook, useTestWebhook, type Webhook, type WebhookKind } from '@/data/requests/webhooks';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { ChangeWebhook } from './WebhookFields';
import { WebhookLog } from './WebhookLog';
import { Replace, SwitchOff } from './WebhookQuestions';
import { kindsWords, nameOf, standingWords, troubleOf } from './webhook-words';

type Asked = 'change' | 'log' | 'replace' | 'off';

type RowProps = {
  readonly webhook: Webhook;
  readonly kinds: readonly WebhookKind[];
  readonly onSecret: (webhook: Webhook, secret: string | null) => void;
  /** Asked for outside, because the row goes with it. */
  readonly onDelete: () => void;
};

const useActions = (webhook: Webhook) => {
  const { mutateAsync: test, isPending: isTesting } = useTestWebhook();
  const { mutateAsync: switchTo, isPending: isSwitching } = useSwitchWebhook();
  const say = useSay();
  return {
    isBusy: isTesting || isSwitching,
    test: () =>
      void say.after(test(webhook.id), () => say.done('A test is on its way: the log says whether it was taken')),
    switchOn: () =>
      void say.after(switchTo({ id: webhook.id, active: 1 }), () => say.done(`${nameOf(webhook)} is switched on`)),
  };
};

/** One other program: what it is told, and whether that comes through. */
export const WebhookRow = ({ webhook, kinds, onSecret, onDelete }: RowProps) => {
  const { time_zone } = useBarn();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { test, switchOn, isBusy } = useActions(webhook);
  const close = () => setAsked(null);
  const name = nameOf(webhook);
  const trouble = troubleOf(webhook, time_zone);
  const button = (label: string, onClick: () => void, isDanger = false) => (
    <Button
      size="small"
      variant="text"
      color={isDanger ? 'error' : 'primary'}
      disabled={isBusy}
      aria-label={`${label.replace('…', '')}: ${name}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <li className="webhook stack gap-1 shrinks">
      <p className="row middle wrap gap-2-3">
        <strong className="break">{name}</strong>
        {webhook.active === 0 && <Tag tone={webhook.off_because === 'wish' ? 'plain' : 'danger'}>Off</Tag>}
        {webhook.active === 1 && webhook.failing_since && <Tag tone="warning">Failing</Tag>}
      </p>
      <p className="break">
        <code>{webhook.url}</code>
      </p>
      {trouble && <p className="warning">{trouble}</p>}
      <p className="break">{kindsWords(webhook, kinds)}</p>
      <p className="muted">{`${standingWords(webhook, time_zone)} · Secret ${webhook.hint}…`}</p>
      <div className="row wrap gap-1">
        {button('Log', () => setAsked('log'))}
        {webhook.active === 1 && button('Send a test', test)}
        {button('Edit…', () => setAsked('change'))}
        {button('Replace secret…', () => setAsked('replace'))}
        {webhook.active === 1 ? button('Switch off…', () => setAsked('off')) : button('Switch on', switchOn)}
        {button('Delete…', onDelete, true)}
      </div>
      {asked === 'log' && <WebhookLog webhook={webhook} onClose={close} />}
      {asked === 'change' && <ChangeWebhook webhook={webhook} kinds={[...kinds]} onClose={close} />}
      {asked === 'replace' && <Replace webhook={webhook} onReplaced={onSecret} onClose={close} />}
      {asked === 'off' && <SwitchOff webhook={webhook} onClose={close} />}
    </li>
  );
};
