import type { SettingValue } from '@/data/requests/settings';
import { Modal, Question } from '@/ui/Modal';
import type { Setting } from './catalogue';

type Grave = (from: string, to: string) => readonly string[];

const grave: Readonly<Record<string, Grave>> = {
  time_zone: (from, to) => [
    `Lessons to come keep their time of day: 16:00 in ${from} becomes 16:00 in ${to}.`,
    'Notice, booking hours and reminders are counted in the new zone from now on. Nobody is written to.',
    'Lessons that have begun stay when they were.',
  ],
  currency_code: (from, to) => [
    `Amounts keep their figures: a price of 45.00 ${from} becomes 45.00 ${to}.`,
    `What was paid stays as it was paid, and is read as ${to}, too. The symbol of ${to} comes with it.`,
  ],
};

/** Whether people are told what follows before a setting changes. */
export const isGrave = (name: string): boolean => name in grave;

type BeforeProps = {
  readonly setting: Setting;
  readonly from: SettingValue;
  readonly to: SettingValue;
  readonly onChange: (value: SettingValue) => void;
  readonly onClose: () => void;
};

const shown = (value: SettingValue) => String(value ?? '–').replaceAll('_', ' ');

export const BeforeItChanges = ({ setting, from, to, onChange, onClose }: BeforeProps) => (
  <Modal values={{}} onSubmit={() => onChange(to)} onSaved={onClose}>
    <Question
      title={`${setting.label}: ${shown(to)}`}
      submitLabel={`Change to ${shown(to)}`}
      cancelLabel={`Keep ${shown(from)}`}
      onClose={onClose}
    >
      {grave[setting.name]?.(shown(from), shown(to)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Question>
  </Modal>
);
