import { useState } from 'react';
import Button from '@mui/material/Button';
import type { SettingValue } from '@/data/requests/settings';
import type { Setting } from './catalogue';
import { consequenceOf } from './consequences';
import { BeforeItChanges, isGrave } from './BeforeItChanges';
import { SettingControl } from './SettingControl';
import { useSettingsSource } from './source';
import { useSettingLine } from './use-setting-line';

/** One setting: its name, what it does, what that means for people, and its control with what became of the change beside it. */
export const SettingLine = ({ setting }: { setting: Setting }) => {
  const { name, label, about, kind } = setting;
  const { valueOf } = useSettingsSource();
  const { value, state, change, undo, refuse } = useSettingLine(name);
  const [draft, setDraft] = useState<{ readonly over: SettingValue; readonly value: SettingValue } | null>(null);
  const [asked, setAsked] = useState<SettingValue | undefined>();
  if (draft && draft.over !== value) setDraft(null);
  const consequence = consequenceOf(name, draft?.over === value ? draft.value : value, valueOf);
  const isRefused = state.is === 'refused';
  const id = `setting-${name}`;
  return (
    <div className={`setting setting-${kind}`}>
      <div className="setting-words">
        {kind === 'time' ? <span className="setting-name">{label}</span> : <label htmlFor={id}>{label}</label>}
        <p id={`${id}-about`} className="muted small">
          {about}
          {consequence && <span className="ink"> {consequence}</span>}
        </p>
        {isRefused && (
          <p role="alert" className="field-error">
            {state.words}
          </p>
        )}
      </div>
      <div className="stack one-column">
        <SettingControl
          setting={setting}
          value={value}
          onDraft={(next) => setDraft({ over: value, value: next })}
          onWrong={refuse}
          onChange={(next) => (isGrave(name) && next !== value ? setAsked(next) : change(next))}
          wiring={{ id, 'aria-describedby': `${id}-about`, 'aria-invalid': isRefused ? true : undefined }}
        />
        <span className="setting-mark" role="status">
          {state.is === 'saving' && 'Saving…'}
          {state.is === 'saved' && (state.undone ? 'Undone' : 'Saved')}
          {state.is === 'saved' && !state.undone && (
            <Button size="small" variant="text" aria-label={`Undo the change of ${label}`} onClick={undo}>
              Undo
            </Button>
          )}
        </span>
      </div>
      {asked !== undefined && (
        <BeforeItChanges
          setting={setting}
          from={value}
          to={asked}
          onChange={change}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};
