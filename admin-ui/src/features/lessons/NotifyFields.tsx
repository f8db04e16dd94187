import { useWatch } from 'react-hook-form';
import { AreaField, ToggleField } from '@/ui/form/form-inputs';

export type Notify = { readonly on: boolean; readonly message: string };

/** Whether people are told, and in which words; lives as `notify` in the form around it. */
export const NotifyFields = () => (
  <>
    <ToggleField source="notify.on" label="Notify clients and staff" />
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

export const tellsToWire = (on: boolean) => ({ sendNotification: on ? (1 as const) : (0 as const) });

export const notifyToWire = ({ on, message }: Notify) => ({
  ...tellsToWire(on),
  updated_notification_message: on ? message.trim() : '',
});
