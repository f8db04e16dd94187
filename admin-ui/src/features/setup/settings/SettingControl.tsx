import { useState } from 'react';
import { tokens } from '@leadline/api-client';
import type { SettingValue } from '@/data/requests/settings';
import { TimeInput } from '@/ui/form/TimeInput';
import type { Setting } from './catalogue';
import { offered } from './choices';
import { useSettingsSource } from './source';
import { read, textOf } from './typed-values';

export type ControlProps = {
  readonly setting: Setting;
  readonly value: SettingValue;
  readonly onChange: (value: SettingValue) => void;
  /** What would be saved, while it is typed. */
  readonly onDraft: (value: SettingValue) => void;
  readonly onWrong: (words: string) => void;
  readonly wiring: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': true | undefined;
  };
};

const Switch = ({ value, onChange, wiring }: ControlProps) => (
  <input
    type="checkbox"
    role="switch"
    className="switch"
    {...wiring}
    checked={value === 1}
    aria-checked={value === 1}
    onChange={({ target }) => onChange(target.checked ? 1 : 0)}
  />
);

/** What is being typed, until the value changes; what was refused stays to be mended. */
const useTyped = ({ setting, value, onChange, onDraft, onWrong }: ControlProps) => {
  const [typing, setTyping] = useState<{
    readonly over: SettingValue;
    readonly text: string;
    readonly isSent?: true;
  } | null>(null);
  if (typing && typing.over !== value) setTyping(null);
  const typed = typing?.over === value ? typing.text : null;
  const settle = (text: string | null) => {
    // What was refused is not sent again for being left.
    if (text === null || (typing?.isSent && typing.text === text)) return;
    setTyping({ over: value, text, isSent: true });
    const answer = read(setting, text);
    if ('wrong' in answer) return onWrong(answer.wrong);
    if (answer.value === value) setTyping(null);
    onChange(answer.value);
  };
  const type = (text: string) => {
    setTyping({ over: value, text });
    const answer = read(setting, text);
    if ('value' in answer) onDraft(answer.value);
  };
  const forget = () => {
    setTyping(null);
    onDraft(value);
  };
  return { text: typed ?? textOf(setting, value), type, settle: () => settle(typed), take: settle, forget };
};

const suffixOf = ({ kind, unit }: Setting) => (kind === 'fraction' ? '%' : unit);

/** Of what has none of its own. */
const usualColor = tokens.colour.light.accent;

const Typed = (props: ControlProps) => {
  const { setting, wiring } = props;
  const { text, type, settle, forget } = useTyped(props);
  const isLong = setting.kind === 'text' && (setting.max ?? 0) > 500;
  const common = {
    ...wiring,
    value: text,
    maxLength: setting.max !== undefined && setting.kind === 'text' ? setting.max : undefined,
    onBlur: settle,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  if (isLong) return <textarea className="input" rows={3} {...common} />;
  if (setting.kind === 'color')
    return (
      <span className="row middle gap-2">
        <input
          type="color"
          className="setting-swatch"
          aria-label={`Choose: ${setting.label}`}
          value={/^#[\da-f]{6}$/i.test(text) ? text : usualColor}
          onChange={common.onChange}
          onBlur={settle}
        />
        <input className="input" autoComplete="off" {...common} />
      </span>
    );
  const suffix = suffixOf(setting);
  const isNumber = setting.kind === 'count' || setting.kind === 'fraction';
  return (
    <span className={isNumber ? 'setting-number row middle gap-2' : undefined}>
      <input
        className="input"
        autoComplete="off"
        {...(setting.kind === 'email' && { type: 'email' })}
        // The numbers of a telephone have no minus.
        {...(isNumber && { inputMode: (setting.min ?? 0) < 0 ? ('text' as const) : ('decimal' as const) })}
        {...common}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
          if (key === 'Escape') forget();
        }}
      />
      {suffix && <span className="muted">{suffix}</span>}
    </span>
  );
};

const Time = (props: ControlProps) => {
  const { text, type, settle, take } = useTyped(props);
  const choose = (time: string) => {
    type(time);
    // Picked from the list: nobody leaves a field that was never entered.
    if (!(document.activeElement instanceof HTMLInputElement)) take(time);
  };
  return <TimeInput quiet label={props.setting.label} step={30} value={text} onChange={choose} onBlur={settle} />;
};

const Select = ({ setting, value, onChange, wiring }: ControlProps) => {
  const list = offered(setting, value, useSettingsSource().choicesOf(setting.name)) ?? [];
  return (
    <select className="input" {...wiring} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      {(!setting.required || value === null) && <option value="">–</option>}
      {list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};

/** Yes or no and lists are saved when they change, what is typed when its field is left. R047 */
export const SettingControl = (props: ControlProps) => {
  const { setting, value } = props;
  const others = useSettingsSource().choicesOf(setting.name);
  if (setting.kind === 'flag') return <Switch {...props} />;
  if (setting.kind === 'time') return <Time {...props} />;
  return offered(setting, value, others) ? <Select {...props} /> : <Typed {...props} />;
};
