import { TextArea, Toggle } from '@/ui/inputs';

export type Notify = { readonly on: boolean; readonly message: string };

type NotifyFieldsProps = { readonly notify: Notify; readonly onChange: (notify: Notify) => void };

export const NotifyFields = ({ notify, onChange }: NotifyFieldsProps) => (
  <>
    <Toggle label="Notify clients and staff" checked={notify.on} onChange={(on) => onChange({ ...notify, on })} />
    {notify.on && (
      <TextArea
        label="Message"
        hint="Goes out by mail together with the lesson’s date and time."
        rows={2}
        value={notify.message}
        onChange={(message) => onChange({ ...notify, message })}
      />
    )}
  </>
);

export const notifyToWire = ({ on, message }: Notify) => ({
  sendNotification: on ? (1 as const) : (0 as const),
  updated_notification_message: on ? message.trim() : '',
});
