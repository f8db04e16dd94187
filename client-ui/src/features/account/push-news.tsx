import { asApiError } from '@leadline/api-client';
import { pushCannot, pushTested } from '@leadline/api-client/push-browser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAct } from '../../connection/connection';
import { rich, t } from '../../i18n/t';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast';
import styles from './account-page.module.css';
import { flag } from './family-sign-ins';
import {
  pushDevicesQuery,
  usePushWish,
  useRemoveDevice,
  useSwitchOff,
  useSwitchOn,
  useTestPush,
  type PushNews,
} from './push-devices-request';

const Failed = ({ error }: { readonly error: Error | null }) =>
  error && (
    <Notice tone="danger" role="alert">
      {asApiError(error).message}
    </Notice>
  );

/** This phone: what can be done, and what was done. */
const Here = ({ here, publicKey }: { readonly here: PushNews['here']; readonly publicKey: string }) => {
  const [on, off, test] = [useSwitchOn(), useSwitchOff(), useTestPush()];
  const canAct = useCanAct();
  if (here.kind === 'on') {
    const { device } = here;
    return (
      <>
        <p>
          {rich('<b>On</b> for this device, {device}.', {
            device: device.label,
            b: (words) => <strong>{words}</strong>,
          })}
        </p>
        {device.is_failing === 1 && <Notice tone="warning">{t('The last notification did not arrive here.')}</Notice>}
        <div className={styles.tools}>
          <Button
            busy={test.isPending}
            disabled={!canAct}
            onClick={() =>
              test.mutate(device, {
                onSuccess: ({ outcome }) => toast(t(pushTested[outcome]), outcome === 'taken' ? 'success' : 'error'),
              })
            }
          >
            {t('Send a test')}
          </Button>
          <Button
            busy={off.isPending}
            disabled={!canAct}
            onClick={() => off.mutate(device, { onSuccess: () => toast(t('Notifications are off on this device')) })}
          >
            {t('Switch off')}
          </Button>
        </div>
        <Failed error={off.error ?? test.error} />
      </>
    );
  }
  if (here.kind !== 'off') return <Notice tone="info">{t(pushCannot[here.kind])}</Notice>;
  return (
    <>
      <p>
        {rich(
          '<b>Off</b> on this device. Switched on, it shows news in a line, also while it is locked. Your mails come as before.',
          { b: (words) => <strong>{words}</strong> },
        )}
      </p>
      <Button
        look="primary"
        busy={on.isPending}
        disabled={!canAct}
        onClick={() =>
          on.mutate(publicKey, {
            onSuccess: (isOn) =>
              isOn
                ? toast(t('Notifications are on for this device'))
                : toast(t('Notifications stay off: this browser was not allowed to show them'), 'error'),
          })
        }
      >
        {t('Switch on…')}
      </Button>
      <p className="muted">{t('Your browser asks you once whether Leadline may.')}</p>
      <Failed error={on.error} />
    </>
  );
};

const Kinds = ({ kinds }: Pick<PushNews, 'kinds'>) => {
  const change = usePushWish();
  const { isPending, variables } = change;
  return (
    <>
      <p>{t('On your devices you are told of:')}</p>
      <ul className={styles.wishes}>
        {kinds.map(({ kind, name, says, wanted }) => (
          <li key={kind}>
            <Check
              label={name}
              checked={(isPending && variables.kind === kind ? variables.wanted : wanted) === 1}
              onChange={(on) =>
                change.mutate(
                  { kind, wanted: flag(on) },
                  {
                    onSuccess: () =>
                      toast(on ? t('Shown: {name}', { name }) : t('Not shown any more: {name}', { name })),
                  },
                )
              }
            />
            <p className="muted">{says}</p>
          </li>
        ))}
      </ul>
      <Failed error={change.error} />
    </>
  );
};

const Others = ({ devices }: Pick<PushNews, 'devices'>) => {
  const remove = useRemoveDevice();
  const [asked, ask] = useState<string>();
  return (
    <>
      <h3>{t('Your other devices')}</h3>
      <ul className={styles.signIns}>
        {devices.map((device) => (
          <li key={device.device_id}>
            <span>
              <strong>{device.label}</strong>
              <span className="muted">
                {asked === device.device_id
                  ? t('Nothing is shown there any more, until somebody switches it on there again.')
                  : device.is_failing === 1
                    ? t('The last notification did not arrive there.')
                    : t('Is told, too.')}
              </span>
            </span>
            {asked === device.device_id ? (
              <span className={styles.tools}>
                <Button
                  look="danger"
                  busy={remove.isPending}
                  onClick={() =>
                    remove.mutate(device, { onSuccess: () => toast(t('Removed: {device}', { device: device.label })) })
                  }
                >
                  {t('Remove it')}
                </Button>
                <Button onClick={() => ask(undefined)}>{t('Keep it')}</Button>
              </span>
            ) : (
              <Button
                aria-label={t('Remove {device}…', { device: device.label })}
                onClick={() => ask(device.device_id)}
              >
                {t('Remove…')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Failed error={remove.error} />
    </>
  );
};

/** Whether news are shown on this phone, which, and where else. */
export const PushNewsPart = () => {
  const news = useQuery(pushDevicesQuery());
  return (
    <section className={styles.section} aria-labelledby="notifications">
      <h2 id="notifications">{t('Notifications on this phone')}</h2>
      <Loaded query={news} waiting={<Skeleton lines={3} />}>
        {({ here, devices, kinds, public_key }) => {
          const own = here.kind === 'on' ? here.device.device_id : null;
          const others = devices.filter(({ device_id }) => device_id !== own);
          return (
            <>
              <Here here={here} publicKey={public_key} />
              {devices.length > 0 && <Kinds kinds={kinds} />}
              {others.length > 0 && <Others devices={others} />}
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
