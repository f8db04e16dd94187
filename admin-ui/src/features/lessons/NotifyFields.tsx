import { useWatch } from 'react-hook-form';
import { count } from '@/data/time/words';
import { AreaField, ToggleField } from '@/ui/form/form-inputs';

export type Notify = { readonly on: boolean; readonly message: string };

/** Whether people are told; lives as `notify.on` in the form around it. */
export const NotifyToggle = ({ label = 'Notify clients and staff' }: { label?: string }) => (
  <ToggleField source="notify.on" label={label} />
);

/** And in which words. */
export const NotifyFields = () => (
  <>
    <NotifyToggle />
    {useWatch<{ notify: Notify }, 'notify.on'>({ name: 'notify.on' }) && (
      <AreaField
        source="notify.message"
        label="Message"
        hint="Goes out by mail together with the lesson’s date and time."
        rows={2}
      />
    )}
  </>
);

export const toldByMail = (families: number) => `${count(families, 'family is', 'families are')} told by mail.`;

export const tellsToWire = (on: boolean) => ({ sendNotification: on ? (1 as const) : (0 as const) });

export const notifyToWire = ({ on, message }: Notify) => ({
  ...tellsToWire(on),
  updated_notification_message: on ? message.trim() : '',
});
