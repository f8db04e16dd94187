import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { pushCannot, pushTested } from '@leadline/api-client/push-browser';
import {
  usePushNews,
  usePushWish,
  useRemoveDevice,
  useSwitchOff,
  useSwitchOn,
  useTestPush,
  type PushDevice,
  type PushNews,
} from '@/data/requests/push-devices';
import { ReadingDialog } from '@/ui/ReadingDialog';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';

const HereOn = ({ device }: { readonly device: PushDevice }) => {
  const [off, test] = [useSwitchOff(), useTestPush()];
  const say = useSay();
  return (
    <>
      <p>
        <strong>On</strong> for this device, {device.label}.
        {device.is_failing === 1 && ' The last notification did not arrive here.'}
      </p>
      <div className="row-inline wrap gap-2">
        <Button
          variant="outlined"
          disabled={test.isPending}
          onClick={() =>
            void say.after(test.mutateAsync(device), ({ outcome }) =>
              outcome === 'taken' ? say.done(pushTested.taken) : say.warn(pushTested[outcome]),
            )
          }
        >
          Send a test
        </Button>
        <Button
          variant="outlined"
          disabled={off.isPending}
          onClick={() =>
            void say.after(off.mutateAsync(device), () => say.done('Notifications are off on this device'))
          }
        >
          Switch off
        </Button>
      </div>
    </>
  );
};

const HereOff = ({ publicKey }: { readonly publicKey: string }) => {
  const on = useSwitchOn();
  const say = useSay();
  return (
    <>
      <p>
        <strong>Off</strong> on this device. Switched on, it shows news in a line, also while it is locked. Your mails
        come as before.
      </p>
      <div>
        <Button
          variant="contained"
          disabled={on.isPending}
          onClick={() =>
            void say.after(on.mutateAsync(publicKey), (isOn) =>
              isOn
                ? say.done('Notifications are on for this device')
                : say.warn('Notifications stay off: this browser was not allowed to show them'),
            )
          }
        >
          Switch on…
        </Button>
      </div>
      <p className="muted">Your browser asks you once whether Leadline may.</p>
    </>
  );
};

const Kinds = ({ kinds }: Pick<PushNews, 'kinds'>) => {
  const change = usePushWish();
  const say = useSay();
  return (
    <section className="stack gap-2" aria-label="What is shown">
      <p>On your devices you are told of:</p>
      {kinds.map(({ kind, name, says, wanted }) => (
        <div key={kind}>
          <FormControlLabel
            label={name}
            control={
              <Checkbox
                checked={wanted === 1}
                disabled={change.isPending}
                onChange={(_, on) =>
                  void say.after(change.mutateAsync({ kind, wanted: on ? 1 : 0 }), () =>
                    say.done(on ? `Shown: ${name}` : `Not shown any more: ${name}`),
                  )
                }
              />
            }
          />
          <p className="muted">{says}</p>
        </div>
      ))}
    </section>
  );
};

const Other = ({ device }: { readonly device: PushDevice }) => {
  const [isAsked, ask] = useState(false);
  const remove = useRemoveDevice();
  const say = useSay();
  const { label, is_failing } = device;
  return (
    <li className="row middle wrap between gap-2">
      <span>
        <strong>{label}</strong>{' '}
        <span className="muted">
          {isAsked
            ? 'Nothing is shown there any more, until somebody switches it on there again.'
            : is_failing === 1
              ? 'The last notification did not arrive there.'
              : 'Is told, too.'}
        </span>
      </span>
      {isAsked ? (
        <span className="row-inline gap-2">
          <Button size="small" variant="outlined" autoFocus onClick={() => ask(false)}>
            Keep it
          </Button>
          <Button
            size="small"
            variant="contained"
            color="error"
            disabled={remove.isPending}
            onClick={() => void say.after(remove.mutateAsync(device), () => say.done(`Removed: ${label}`))}
          >
            Remove it
          </Button>
        </span>
      ) : (
        <Button size="small" variant="outlined" aria-label={`Remove ${label}…`} onClick={() => ask(true)}>
          Remove…
        </Button>
      )}
    </li>
  );
};

const Told = ({ here, devices, kinds, public_key }: PushNews) => {
  const own = here.kind === 'on' ? here.device.device_id : null;
  const others = devices.filter(({ device_id }) => device_id !== own);
  return (
    <>
      {here.kind === 'on' && <HereOn device={here.device} />}
      {here.kind === 'off' && <HereOff publicKey={public_key} />}
      {here.kind !== 'on' && here.kind !== 'off' && <p role="note">{pushCannot[here.kind]}</p>}
      {devices.length > 0 && <Kinds kinds={kinds} />}
      {others.length > 0 && (
        <section className="stack gap-2" aria-label="Your other devices">
          <h3>Your other devices</h3>
          <ul className="stack gap-2">
            {others.map((device) => (
              <Other key={device.device_id} device={device} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/** Whether news are shown on this device, which, and where else. */
export const DeviceNotifications = ({ onClose }: { readonly onClose: () => void }) => {
  const { data, error, refetch } = usePushNews();
  return (
    <ReadingDialog title="Notifications on this device" onClose={onClose}>
      {data ? <Told {...data} /> : <Unanswered error={error} refetch={refetch} label="Loading the devices" />}
    </ReadingDialog>
  );
};
